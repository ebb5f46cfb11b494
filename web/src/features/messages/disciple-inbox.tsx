import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/messages';
import { Chip } from '@mui/material';
import { useEffect, useState } from 'react';
import { PageBar } from '@/ui/page-bar';
import { useSentMessages } from './api';
import type { MessagePage } from './api';
import { SentHead, SentMessage } from './disciple-message';
import { useInboxAddress } from './inbox-address';
import { InboxPage, InboxPanel, InboxTabs, ListAndDetail } from './inbox-layout';
import { DetailPlaceholder } from './message-detail';
import { MessageList } from './message-list';
import { newReplies } from './messages-link';
import { useOutbox } from './send';

const tabs = { responded: null, waiting: 'aguardando' } as const;
type Tab = keyof typeof tabs;

const emptyTitles: Record<Tab, string> = {
  responded: 'Nenhuma resposta ainda',
  waiting: 'Nenhuma mensagem pendente',
};
const EMPTY_TEXT =
  'Para escrever ao seu pastor ou líder, use o botão no devocional ou na leitura do dia.';

interface Props {
  uid: string;
  leader: Leader | null;
  /** The ids of the notifications of unseen replies. */
  unseen: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
}

/** What a disciple has written to the leader, with the replies. On a phone, the list or one message. */
export function DiscipleInbox({ uid, leader, unseen, onSeen }: Props) {
  const address = useInboxAddress(tabs);
  const { tab, messageId } = address;
  const pages = {
    responded: useSentMessages(uid, 'responded'),
    waiting: useSentMessages(uid, 'waiting'),
  };
  const message = useOpenedMessage(messageId, pages);
  const unsent = useOutbox(uid);
  const replyId = notificationIds.reply(messageId ?? '');
  const isReplySeen = message?.status === 'responded' && unseen.has(replyId);

  useEffect(() => {
    if (isReplySeen) onSeen(replyId);
  }, [isReplySeen, replyId, onSeen]);

  return (
    <InboxPage
      title="Minhas Mensagens"
      bar={<PageBar />}
      chip={unseen.size > 0 && <Chip label={newReplies(unseen.size)} color="secondary" />}
      isList={messageId === null}
    >
      <ListAndDetail
        isList={messageId === null}
        onClose={address.close}
        list={
          <>
            <InboxTabs
              label="Mensagens"
              labels={{
                responded: `Respondidas${countOf(pages.responded)}`,
                waiting: `Aguardando${countOf(pages.waiting)}`,
              }}
              shown={tab}
              onChange={address.showTab}
              variant="fullWidth"
              tabSx={{ fontSize: '1rem' }}
            />
            <InboxPanel tab={tab}>
              <MessageList
                key={tab}
                page={pages[tab]}
                address={address}
                empty={{ title: emptyTitles[tab], text: EMPTY_TEXT }}
                renderHead={(each) => (
                  <SentHead
                    message={each}
                    leader={leader}
                    isUnsent={unsent.has(each.id)}
                    isNew={unseen.has(notificationIds.reply(each.id))}
                  />
                )}
              />
            </InboxPanel>
          </>
        }
        detail={
          message ? (
            <SentMessage
              key={message.id}
              message={message}
              leader={leader}
              isUnsent={unsent.has(message.id)}
            />
          ) : (
            <DetailPlaceholder />
          )
        }
      />
    </InboxPage>
  );
}

function countOf({ count, older }: MessagePage): string {
  return count === 0 ? '' : ` (${count}${older ? '+' : ''})`;
}

/** Keeps the last known version while the message moves to the other tab or to another page. */
function useOpenedMessage(
  id: string | null,
  pages: Record<Tab, MessagePage>,
): PastorMessage | null {
  const [last, setLast] = useState<PastorMessage | null>(null);
  const found = [pages.responded, pages.waiting]
    .flatMap(({ items }) => (items.state === 'ready' ? items.value : []))
    .find((each) => each.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
