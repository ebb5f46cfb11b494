import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface Props {
  /** Nothing of the list is opened: on a phone, the list is what is shown. */
  isList: boolean;
  list: ReactNode;
  detail: ReactNode;
  back: string;
  onClose: () => void;
}

/** Stays on the screen while the list goes by, below the bar of the page. */
const beside = {
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: 72 },
  maxHeight: { md: 'calc(100dvh - 88px)' },
  overflowY: { md: 'auto' },
};

/** A list, and beside it what is opened of it; on a phone the one in the place of the other, with a way back. */
export function ListAndDetail({ isList, list, detail, back, onClose }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        alignItems: 'start',
        gap: 3,
      }}
    >
      <Box sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' } }}>{list}</Box>
      <Box sx={{ ...beside, display: { xs: isList ? 'none' : 'block', md: 'block' } }}>
        <Button onClick={onClose} startIcon={<BackIcon />} sx={{ display: { md: 'none' }, my: 1 }}>
          {back}
        </Button>
        {detail}
      </Box>
    </Box>
  );
}

export const cardId = (messageId: string) => `message-${messageId}`;

/**
 * On a phone a message takes the place of the list: it begins at the top, and whoever comes back is where they were, at the
 * card they had opened.
 * @param instead the id of what has the focus when that card is no longer in the list
 * @returns to be called before a message is opened
 */
export function usePlaceInList(opened: string | null, instead = ''): () => void {
  const place = useRef(0);
  const last = useRef(opened);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = opened;
    const isPhone = !window.matchMedia('(min-width: 900px)').matches;
    if (!isPhone || (before === null) === (opened === null)) return;
    window.scrollTo(0, opened === null ? place.current : 0);
    if (before === null) return;
    const card = document.getElementById(cardId(before)) ?? document.getElementById(instead);
    card?.focus({ preventScroll: true });
  }, [opened, instead]);

  return () => {
    place.current = window.scrollY;
  };
}

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
