import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenStatus } from '@/lib/session';
import { preloadPage } from './routes';

/** The page that most people open next. */
const nextPage: Record<string, string> = {
  '/auth': '/dashboard',
  '/dashboard': '/devotional',
  '/devotional': '/daily-reading',
};

/** Preloads the next page after the current one has loaded everything it first shows. */
export function usePreloadNext(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const next = nextPage[pathname];
    let isCurrent = true;
    async function preload(): Promise<void> {
      await whenStatus('signed-in', 'signed-out');
      const { prefetch } = await import('@/lib/prefetch');
      if (isCurrent && next) prefetch(() => void preloadPage(next)?.catch(() => undefined));
    }
    // A page that can't be preloaded is loaded when it is opened.
    preload().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
}
