import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Tab } from './api';

const OPENED_HERE = 'opened-here';

/** What the address says is shown: a tab, and the message opened from it, which the device's back button closes. */
export function useShown() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opening: unknown = useLocation().state;
  const tab: Tab = query.get('aba') === 'aguardando' ? 'waiting' : 'responded';
  const message = query.get('mensagem');

  const addressOf = (shown: Tab, opened?: string) => ({
    ...(shown === 'waiting' && { aba: 'aguardando' }),
    ...(opened !== undefined && { mensagem: opened }),
  });

  function close(): void {
    if (opening === OPENED_HERE) void navigate(-1);
    else setQuery(addressOf(tab), { replace: true });
  }

  return {
    tab,
    message,
    show: (next: Tab) => setQuery(addressOf(next), { replace: true }),
    /** Where a message is opened; from one to the next there is nothing to go back to. */
    linkTo: (id: string) => ({
      to: { search: new URLSearchParams(addressOf(tab, id)).toString() },
      replace: message !== null,
      state: message === null ? OPENED_HERE : opening,
    }),
    close,
  };
}
