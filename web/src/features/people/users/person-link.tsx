import type { Profile } from '@raizes/domain/documents/people';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

/** A person's name, which opens their page. */
export const PersonLink = ({ id, profile }: { id: string; profile: Profile }) => (
  <Link
    id={id}
    component={RouterLink}
    to={`/manage-users/${encodeURIComponent(profile.id)}`}
    color="inherit"
    underline="hover"
    sx={{ fontWeight: 700, unicodeBidi: 'isolate' }}
  >
    {profile.full_name}
  </Link>
);
