import { Navigate, useLocation } from 'react-router-dom';
import { RequireAdmin } from './require-admin';
import { signedInPage as page } from './signed-in-page';
import type { SignedInPage, SignedInProps } from './signed-in-page';

const pages: Record<string, SignedInPage> = {
  '/admin': page(() => import('./pages/admin-hub-page')),
  '/manage-users': page(() => import('./pages/manage-users-page')),
  '/manage-challenges': page(() => import('./pages/manage-challenges-page')),
  '/church-settings': page(() => import('./pages/church-settings-page')),
  '/create-devotional': page(() => import('./pages/create-devotional-page')),
  '/manage-daily-readings': page(() => import('./pages/manage-daily-readings-page')),
  '/manage-bible-videos': page(() => import('./pages/manage-bible-videos-page')),
  '/content-calendar': page(() => import('./pages/content-calendar-page')),
};

/** The admin's page at this address, for an admin. */
export function Page({ person }: SignedInProps) {
  const { pathname } = useLocation();
  const Shown = pages[pathname.replace(/\/+$/, '')];
  return (
    <RequireAdmin uid={person.uid}>
      {Shown ? <Shown person={person} /> : <Navigate to="/admin" replace />}
    </RequireAdmin>
  );
}
