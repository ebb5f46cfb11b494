import { Box, Tab, Tabs } from '@mui/material';
import { CountBubble } from '@/ui/count-bubble';
import { visuallyHidden } from '@/ui/visually-hidden';
import { newMessages } from './words';

/** The tabs of the panel, and what each is called in the address. */
export const panelTabs = {
  pending: null,
  read: 'lidas',
  responded: 'respondidas',
  disciples: 'discipulos',
} as const;
export type PanelTab = keyof typeof panelTabs;

interface Props {
  shown: PanelTab;
  pending: number;
  onChange: (tab: PanelTab) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

export const tabId = (tab: PanelTab) => `panel-${tab}`;

export function PanelTabs({ shown, pending, onChange, panel }: Props) {
  const attributes = (name: PanelTab) => ({
    value: name,
    id: tabId(name),
    'aria-controls': panel,
    sx: {
      flexGrow: 1,
      maxWidth: 'none',
      minWidth: 0,
      px: { xs: 0.5, sm: 2 },
      fontSize: { xs: '0.9375rem', sm: '1rem' },
    },
  });
  return (
    <Tabs
      value={shown}
      onChange={(_, next: PanelTab) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Painel do Pastor"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      <Tab {...attributes('pending')} label={<Pending count={pending} />} />
      <Tab {...attributes('read')} label="Lidas" />
      <Tab {...attributes('responded')} label="Respondidas" />
      <Tab {...attributes('disciples')} label="Discípulos" />
    </Tabs>
  );
}

function Pending({ count }: { count: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      Pendentes
      {count > 0 && (
        <>
          <CountBubble count={count} color="error" />
          <Box component="span" sx={visuallyHidden}>
            ({newMessages(count)})
          </Box>
        </>
      )}
    </Box>
  );
}
