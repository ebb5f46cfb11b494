import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyNamed } from '@/ui/lazy-named';
import { RequireAdmin } from './require-admin';

const page = (load: () => Promise<{ Page: ComponentType }>) => lazyNamed(load, 'Page');

const pages: Record<string, ComponentType> = {
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
export function Page() {
  const { pathname } = useLocation();
  const Shown = pages[pathname.replace(/\/+$/, '')];
  return <RequireAdmin>{Shown ? <Shown /> : <Navigate to="/admin" replace />}</RequireAdmin>;
}
