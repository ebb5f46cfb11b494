import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPENED_HERE = 'opened-here';

/**
 * What the address says is shown: a tab, and the message opened from it, which the device's back button closes.
 * @param tabs what each tab is called in the address; the one of an address without a name, `null`
 */
export function useShownMessage<Tab extends string>(tabs: Record<Tab, string | null>) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opening: unknown = useLocation().state;
  const tab = tabCalled(query.get('aba'), tabs);
  const message = query.get('mensagem');

  function addressOf(shown: Tab, opened?: string): Record<string, string> {
    const name = tabs[shown];
    return {
      ...(name !== null && { aba: name }),
      ...(opened !== undefined && { mensagem: opened }),
    };
  }

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

export type MessageLink = ReturnType<ReturnType<typeof useShownMessage>['linkTo']>;

function tabCalled<Tab extends string>(name: string | null, tabs: Record<Tab, string | null>): Tab {
  let unnamed: Tab | null = null;
  for (const tab in tabs) {
    if (name !== null && tabs[tab] === name) return tab;
    if (tabs[tab] === null) unnamed = tab;
  }
  if (unnamed === null) throw new Error('One tab has to be shown at an address without a name');
  return unnamed;
}
