import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { scroller } from '@/ui/page/list';
import { pageColumn, visuallyHidden } from '@/ui/page/styles';
import { tabId } from './inbox-address';

interface InboxPageProps {
  title: string;
  bar?: ReactNode;
  /** Shown next to the title. */
  chip: ReactNode;
  /** False while a message is open, which on a phone replaces everything else. */
  isList: boolean;
  /** On a wide screen the page is as high as the window, so that list and message scroll separately. */
  isFullHeight?: boolean;
  /** A message box stands at the bottom of the page, also under a short list. */
  hasBox?: boolean;
  children: ReactNode;
}

/** The frame of a page with messages. */
export function InboxPage({
  title,
  bar,
  chip,
  isList,
  isFullHeight = true,
  hasBox = false,
  children,
}: InboxPageProps) {
  return (
    <Box
      sx={{
        ...pageColumn,
        maxWidth: 'lg',
        display: 'flex',
        flexDirection: 'column',
        pb: { xs: hasBox ? 0 : 8, md: 2 },
        minHeight: 'calc(100dvh - var(--nav-height) - var(--offline-height))',
        ...(isFullHeight && { height: { md: 'calc(100dvh - var(--offline-height))' } }),
      }}
    >
      <title>{`${title} · Raízes`}</title>
      <Box sx={{ display: { xs: isList ? 'contents' : 'none', md: 'contents' } }}>{bar}</Box>
      <Box
        component="main"
        sx={{
          pt: bar ? 0 : { xs: 2, md: 3 },
          ...(isFullHeight && column),
          ...(hasBox && { display: 'flex', flexDirection: 'column', flex: 1 }),
        }}
      >
        <Stack
          direction="row"
          useFlexGap
          spacing={{ xs: 1, md: 1.5 }}
          sx={(theme: Theme) => ({
            alignItems: 'center',
            flexWrap: 'wrap',
            mb: { xs: 0.5, md: 1.5 },
            ...(!isList && { [theme.breakpoints.down('md')]: visuallyHidden }),
          })}
        >
          <Typography variant="h1" sx={{ fontSize: { xs: 'min(1.5rem, 8vw)', md: '1.75rem' } }}>
            {title}
          </Typography>
          {chip}
        </Stack>
        {children}
      </Box>
    </Box>
  );
}

/** Fills the remaining height; on a phone the page scrolls. */
const column = {
  display: { md: 'flex' },
  flexDirection: 'column',
  flex: { md: 1 },
  minHeight: { md: 0 },
};

const PANEL_ID = 'inbox-panel';

interface InboxTabsProps<Name extends string> {
  label: string;
  labels: Record<Name, ReactNode>;
  /** Null while content outside the tabs is shown. */
  shown: Name | null;
  onChange: (tab: Name) => void;
}

/** Tabs with arrow-key navigation. (MUI's tabs would add 7.6 kB.) */
export function InboxTabs<Name extends string>(props: InboxTabsProps<Name>) {
  const { label, labels, shown, onChange } = props;
  const names = namesOf(labels);
  return (
    <Stack
      role="tablist"
      aria-label={label}
      direction="row"
      onKeyDown={moveFocus}
      sx={{
        flexShrink: 0,
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        mb: { xs: 1.5, md: 2 },
      }}
    >
      {names.map((tab) => (
        <ButtonBase
          key={tab}
          role="tab"
          id={tabId(tab)}
          aria-controls={PANEL_ID}
          aria-selected={tab === shown}
          tabIndex={tab === (shown ?? names[0]) ? 0 : -1}
          onClick={() => onChange(tab)}
          sx={tabStyle}
        >
          {labels[tab]}
        </ButtonBase>
      ))}
    </Stack>
  );
}

const tabStyle = {
  flexGrow: 1,
  minHeight: 48,
  px: { xs: 0.75, sm: 2 },
  borderRadius: 1,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  color: 'text.secondary',
  typography: 'button',
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  whiteSpace: 'nowrap',
  '&[aria-selected="true"]': { color: 'primary.main', boxShadow: 'inset 0 -2px 0 currentColor' },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
};

const namesOf = <Name extends string>(labels: Record<Name, ReactNode>): Name[] => {
  const names: Name[] = [];
  for (const name in labels) names.push(name);
  return names;
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const keys: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const next = keys[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

interface InboxPanelProps {
  tab: string;
  /** The name of content that belongs to no tab. */
  label?: string | undefined;
  children: ReactNode;
}

/** The content of the selected tab. */
export function InboxPanel({ tab, label, children }: InboxPanelProps) {
  return (
    <Box
      role="tabpanel"
      id={PANEL_ID}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': tabId(tab) })}
      sx={column}
    >
      {children}
    </Box>
  );
}

interface ListAndDetailProps {
  isList: boolean;
  list: ReactNode;
  detail: ReactNode;
  /** Makes the opened message one card with this box as its foot; on a phone it stands at the bottom of the page. */
  box?: ReactNode;
  onClose: () => void;
}

/** The list next to the opened message; a phone shows one or the other, with a back button. */
export function ListAndDetail({ isList, list, detail, box, onClose }: ListAndDetailProps) {
  return (
    <Box
      onKeyDown={openNeighbour}
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
        flex: { xs: box ? 1 : undefined, md: 1 },
        minHeight: { md: 0 },
        gap: { xs: 3, md: '0 24px' },
      }}
    >
      <Box
        {...scroller}
        sx={{
          display: { xs: isList ? 'block' : 'none', md: 'block' },
          overflowY: { md: 'auto' },
        }}
      >
        {list}
        <Typography variant="caption" component="p" color="textSecondary" sx={keyHint}>
          J e K abrem a mensagem seguinte e a anterior.
        </Typography>
      </Box>
      <Box sx={box === undefined ? side : { ...side, ...oneCard }}>
        <Box
          {...scroller}
          sx={{
            display: { xs: isList ? 'none' : 'block', md: 'block' },
            flexGrow: 1,
            minWidth: 0,
            overflowY: { md: 'auto' },
          }}
        >
          <Box sx={back}>
            <Button onClick={onClose} startIcon={<BackIcon />} sx={{ ml: -0.75 }}>
              Voltar às mensagens
            </Button>
          </Box>
          {detail}
        </Box>
        {box}
      </Box>
    </Box>
  );
}

/** The opened message and the box below it. */
const side = {
  display: { xs: 'contents', md: 'flex' },
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
} as const;

const oneCard = {
  overflow: 'hidden',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: 1,
  bgcolor: { md: 'background.paper' },
} as const;

const back = {
  display: { md: 'none' },
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.default',
} as const;

/** Visible only with keyboard focus in the list, and where list and message are side by side. */
const keyHint = {
  mt: 1.5,
  textAlign: 'center',
  visibility: 'hidden',
  display: { xs: 'none', md: 'block' },
  ':has(a:focus-visible) > &': { visibility: 'visible' },
} as const;

/** J and K open the next and the previous message and focus its card, unless the person is typing. */
function openNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()];
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
  if (step === undefined || hasModifier || isTyping || !isWide()) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('a[id^="message-"]')];
  const open = cards.findIndex((card) => card === document.activeElement);
  const from = open === -1 ? cards.findIndex((card) => card.hasAttribute('aria-current')) : open;
  const next = cards[from === -1 ? 0 : from + step];
  next?.focus();
  next?.click();
}

const isWide = () => window.matchMedia('(min-width: 900px)').matches;
