import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

const OWN_DATA = { to: '/my-data', state: 'own-data' } as const;

/** Whether a person visits the page with their own data, which opens even before they have answered the consents. */
export const isOwnDataVisit = ({ pathname, state }: { pathname: string; state: unknown }) =>
  pathname === OWN_DATA.to && state === OWN_DATA.state;

/** Links to the page where people see, copy or erase their data. */
export function OwnDataLink({ children }: { children: string }) {
  return (
    <Link component={RouterLink} {...OWN_DATA}>
      {children}
    </Link>
  );
}
