import { Tab, Tabs } from '@mui/material';
import type { MessagePage, Tab as TabName } from './api';

interface Props {
  shown: TabName;
  pages: Record<TabName, MessagePage>;
  onChange: (tab: TabName) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

const names = { responded: 'Respondidas', waiting: 'Aguardando' } as const;
export const tabId = (tab: TabName) => `messages-${tab}`;

export function MessageTabs({ shown, pages, onChange, panel }: Props) {
  const tab = (name: TabName) => (
    <Tab
      value={name}
      id={tabId(name)}
      aria-controls={panel}
      label={`${names[name]}${countOf(pages[name])}`}
      sx={{ fontSize: '1rem' }}
    />
  );
  return (
    <Tabs
      value={shown}
      onChange={(_, next: TabName) => onChange(next)}
      variant="fullWidth"
      aria-label="Mensagens"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {tab('responded')}
      {tab('waiting')}
    </Tabs>
  );
}

function countOf({ count, older }: MessagePage): string {
  return count === 0 ? '' : ` (${count}${older ? '+' : ''})`;
}
