import MentorIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { RowLink } from '@/ui/row-link';

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
