import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Container, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { TabProps, TabsProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '@/ui/page/styles';
import { scroller } from '@/ui/page/scroller';
import { tabId } from './inbox-address';

interface InboxPageProps {
  title: string;
  bar?: ReactNode;
  /** Stands beside the title. */
  chip: ReactNode;
  /** False while a message is open, which on a phone replaces everything else. */
  isList: boolean;
  /** Whether a wide screen holds it whole, so that list and message scroll beside each other. */
  fits?: boolean;
  children: ReactNode;
}

/** The frame of a page with messages. */
export function InboxPage({ title, bar, chip, isList, fits = true, children }: InboxPageProps) {
  return (
    <Container
      maxWidth="lg"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        pb: { xs: 8, md: 2 },
        minHeight: 'calc(100dvh - var(--nav-height))',
        ...(fits && { height: { md: '100dvh' } }),
      }}
    >
      <title>{`${title} · Raízes`}</title>
      <Box sx={{ display: { xs: isList ? 'contents' : 'none', md: 'contents' } }}>{bar}</Box>
      <Box component="main" sx={{ pt: bar ? 0 : { xs: 2, md: 3 }, ...(fits && column) }}>
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
          <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' } }}>
            {title}
          </Typography>
          {chip}
        </Stack>
        {children}
      </Box>
    </Container>
  );
}

/** Takes what is left of the height; on a phone the page scrolls. */
const column = {
  display: { md: 'flex' },
  flexDirection: 'column',
  flex: { md: 1 },
  minHeight: { md: 0 },
};

const PANEL_ID = 'inbox-panel';

interface InboxTabsProps<Name extends string> extends Pick<TabsProps, 'variant'> {
  label: string;
  labels: Record<Name, ReactNode>;
  /** Null while something outside of the tabs is shown. */
  shown: Name | null;
  onChange: (tab: Name) => void;
  tabSx: TabProps['sx'];
}

export function InboxTabs<Name extends string>(props: InboxTabsProps<Name>) {
  const { label, labels, shown, onChange, variant, tabSx } = props;
  return (
    <Tabs
      value={shown ?? false}
      onChange={(_, next: Name) => onChange(next)}
      variant={variant}
      scrollButtons={false}
      aria-label={label}
      sx={{ flexShrink: 0, borderBottom: 1, borderColor: 'divider', mb: { xs: 1.5, md: 2 } }}
    >
      {Object.entries<ReactNode>(labels).map(([tab, content]) => (
        <Tab
          key={tab}
          value={tab}
          id={tabId(tab)}
          aria-controls={PANEL_ID}
          label={content}
          sx={tabSx}
        />
      ))}
    </Tabs>
  );
}

interface InboxPanelProps {
  tab: string;
  /** Names what is shown outside of the tabs. */
  label?: string | undefined;
  children: ReactNode;
}

/** What the chosen tab shows. */
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
  onClose: () => void;
}

/** The list with the opened message beside it; on a phone one or the other, with a way back. */
export function ListAndDetail({ isList, list, detail, onClose }: ListAndDetailProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        flex: { md: 1 },
        minHeight: { md: 0 },
        gap: 3,
      }}
    >
      <Box
        {...scroller}
        sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' }, overflowY: { md: 'auto' } }}
      >
        {list}
      </Box>
      <Box
        {...scroller}
        sx={{
          display: { xs: isList ? 'none' : 'block', md: 'block' },
          minWidth: 0,
          overflowY: { md: 'auto' },
        }}
      >
        <Button onClick={onClose} startIcon={<BackIcon />} sx={{ display: { md: 'none' } }}>
          Voltar às mensagens
        </Button>
        {detail}
      </Box>
    </Box>
  );
}
