import type { Day } from '@raizes/domain/day';
import MentorIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { Button } from '@mui/material';
import { RowLink } from '@/ui/row-link';

/** The way to the mentor from what one is reading. */
export function MentorButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="outlined" startIcon={<MentorIcon />} onClick={onOpen} aria-haspopup="dialog">
      Mentor IA
    </Button>
  );
}

/** The dashboard's way to the mentor. */
export function MentorCard({ onOpen }: { onOpen: () => void }) {
  return (
    <RowLink
      onClick={onOpen}
      icon={MentorIcon}
      title="Mentor virtual"
      text="tire dúvidas a qualquer hora"
    />
  );
}

/** What the person has before them when they turn to the mentor. */
export interface MentorContext {
  /** The devotional that the conversation is about. */
  devotionalId: Day | null;
  /** What is on the screen, as in 'João 15.5' or 'Rute 1'. */
  reference: string | null;
}
