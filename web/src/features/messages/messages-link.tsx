import MessageIcon from '@mui/icons-material/ForumOutlined';
import { memo } from 'react';
import { CountBubble, formatCount } from '@/ui/count-bubble';
import { RowLink } from '@/ui/row-link';

/** `1 resposta nova`, `2 respostas novas` */
export function newReplies(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'resposta nova' : 'respostas novas'}`;
}

/** Links to the messages and shows the number of new replies. */
export const MessagesLink = memo(function MessagesLink({ unread }: { unread: number }) {
  const text = unread > 0 ? newReplies(unread) : 'com seu pastor ou líder';
  return (
    <RowLink to="/my-messages" icon={MessageIcon} title="Mensagens" text={text}>
      {unread > 0 && <CountBubble count={unread} />}
    </RowLink>
  );
});
