import ChevronIcon from '@mui/icons-material/ChevronRight';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import { Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { CountBubble } from '@/ui/count-bubble';
import { newReplies } from './new-replies';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
};

/** Leads to the messages, and says how many answers are new. */
export function MessagesLink({ unread }: { unread: number }) {
  return (
    <Card
      component={Link}
      to="/my-messages"
      aria-label={unread > 0 ? `Mensagens: ${newReplies(unread)}` : undefined}
      sx={row}
    >
      <MessageIcon color="primary" />
      <Typography variant="h3" component="span" sx={{ flexGrow: 1 }}>
        Mensagens
      </Typography>
      {unread > 0 && <CountBubble count={unread} />}
      <ChevronIcon color="action" />
    </Card>
  );
}
