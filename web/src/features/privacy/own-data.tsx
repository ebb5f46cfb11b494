import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

const OWN_DATA = { to: '/my-data', state: 'own-data' } as const;

/** Whether a person looks after their data, for which nothing needs to be answered. */
export const isOwnDataVisit = ({ pathname, state }: { pathname: string; state: unknown }) =>
  pathname === OWN_DATA.to && state === OWN_DATA.state;

/** Leads to the account, the copy and the erasure. */
export function OwnDataLink({ children }: { children: string }) {
  return (
    <Link component={RouterLink} {...OWN_DATA}>
      {children}
    </Link>
  );
}
