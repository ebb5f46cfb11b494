import MentorIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { Button } from '@mui/material';

/** The way to the mentor from what one is reading. */
export function MentorButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="outlined" startIcon={<MentorIcon />} onClick={onOpen} aria-haspopup="dialog">
      Mentor IA
    </Button>
  );
}
