import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenResolved } from '@/lib/session';
import { preloadPage } from './routes';

/** The page that most likely follows. */
const following: Record<string, string> = {
  '/auth': '/dashboard',
  '/dashboard': '/devotional',
  '/devotional': '/daily-reading',
};

/** Loads the next page ahead, once this one is there with all that it shows at first. */
export function usePreloadNext(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const next = following[pathname];
    let isCurrent = true;
    async function preload(): Promise<void> {
      await whenResolved();
      const { prefetch } = await import('@/lib/prefetch');
      if (isCurrent && next) prefetch(() => void preloadPage(next)?.catch(() => undefined));
    }
    // What can't be loaded ahead is loaded when it is opened.
    preload().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
}
