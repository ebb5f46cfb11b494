import type { Testament } from '@raizes/domain/documents/bible-video';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPENED_HERE = 'opened-here';

/** What the address says is shown: a testament, and the video opened over it, which the device's back button closes. */
export function useShown() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opening: unknown = useLocation().state;
  const testament: Testament = query.get('testamento') === 'novo' ? 'Novo' : 'Antigo';

  const addressOf = (shown: Testament, opened?: string) => ({
    testamento: shown.toLowerCase(),
    ...(opened !== undefined && { video: opened }),
  });

  function close(): void {
    if (opening === OPENED_HERE) void navigate(-1);
    else setQuery(addressOf(testament), { replace: true });
  }

  return {
    testament,
    video: query.get('video'),
    show: (next: Testament) => setQuery(addressOf(next), { replace: true }),
    open: (video: string) => setQuery(addressOf(testament, video), { state: OPENED_HERE }),
    close,
  };
}
