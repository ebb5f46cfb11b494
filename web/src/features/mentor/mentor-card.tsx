import type { Day } from '@raizes/domain/day';
import MentorIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { Button } from '@mui/material';
import { RowLink } from '@/ui/row-link';

/** Opens the mentor from the devotional and the reading. */
export function MentorButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="outlined" startIcon={<MentorIcon />} onClick={onOpen} aria-haspopup="dialog">
      Mentor IA
    </Button>
  );
}

/** Opens the mentor from the dashboard. */
export function MentorCard({ onOpen }: { onOpen: () => void }) {
  return <RowLink onClick={onOpen} icon={MentorIcon} title="Mentor IA" text="a qualquer hora" />;
}

/** What the person is reading when they open the mentor. */
export interface MentorContext {
  /** The devotional that the conversation is about. */
  devotionalId: Day | null;
  /** For example 'João 15.5' or 'Rute 1'. */
  reference: string | null;
}
