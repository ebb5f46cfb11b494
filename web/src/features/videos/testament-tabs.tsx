import { testaments } from '@raizes/domain/documents/bible-video';
import type { Testament } from '@raizes/domain/documents/bible-video';
import { Tab, Tabs } from '@mui/material';

interface Props {
  shown: Testament;
  /** How many videos there are in each; null while it is not known. */
  countOf: ((testament: Testament) => number) | null;
  onChange: (testament: Testament) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

export const tabId = (testament: Testament) => `testament-${testament.toLowerCase()}`;

export function TestamentTabs({ shown, countOf, onChange, panel }: Props) {
  return (
    <Tabs
      value={shown}
      onChange={(_, next: Testament) => onChange(next)}
      variant="fullWidth"
      aria-label="Testamento"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {testaments.map((testament) => (
        <Tab
          key={testament}
          id={tabId(testament)}
          aria-controls={panel}
          value={testament}
          label={`${testament} Testamento${countOf ? ` (${countOf(testament)})` : ''}`}
          sx={{ px: 1, fontSize: { xs: '0.875rem', sm: '1rem' }, lineHeight: 1.3 }}
        />
      ))}
    </Tabs>
  );
}
