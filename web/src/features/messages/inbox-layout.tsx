import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Container, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { TabProps, TabsProps, Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '@/ui/page/styles';
import { tabId } from './inbox-address';

interface InboxPageProps {
  title: string;
  bar?: ReactNode;
  /** Stands beside the title. */
  chip: ReactNode;
  /** False while a message is open, which on a phone replaces everything else. */
  isList: boolean;
  children: ReactNode;
}

/** The frame of a page with messages. */
export function InboxPage({ title, bar, chip, isList, children }: InboxPageProps) {
  return (
    <Container maxWidth="lg" sx={{ pb: 8, minHeight: 'calc(100dvh - var(--nav-height))' }}>
      <title>{`${title} · Raízes`}</title>
      <Box sx={{ display: { xs: isList ? 'contents' : 'none', md: 'contents' } }}>{bar}</Box>
      <Box component="main" sx={{ pt: bar ? 0 : { xs: 2, md: 4 } }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={(theme: Theme) => ({
            alignItems: 'center',
            flexWrap: 'wrap',
            mb: 2,
            ...(!isList && { [theme.breakpoints.down('md')]: visuallyHidden }),
          })}
        >
          <Typography variant="h1">{title}</Typography>
          {chip}
        </Stack>
        {children}
      </Box>
    </Container>
  );
}

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
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
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
    <div
      role="tabpanel"
      id={PANEL_ID}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': tabId(tab) })}
    >
      {children}
    </div>
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
        alignItems: 'start',
        gap: 3,
      }}
    >
      <Box sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' } }}>{list}</Box>
      <Box
        sx={{
          display: { xs: isList ? 'none' : 'block', md: 'block' },
          minWidth: 0,
          // Stays in view, below the page's bar, while the list scrolls.
          position: { md: 'sticky' },
          top: { md: 72 },
          maxHeight: { md: 'calc(100dvh - 88px)' },
          overflowY: { md: 'auto' },
        }}
      >
        <Button onClick={onClose} startIcon={<BackIcon />} sx={{ display: { md: 'none' }, my: 1 }}>
          Voltar às mensagens
        </Button>
        {detail}
      </Box>
    </Box>
  );
}
