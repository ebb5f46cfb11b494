import { notificationIds } from '@raizes/domain/documents/notification';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { Box, Stack } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { MAX_EARLIER, useSentMessages } from '@/features/messages/api';
import type { MessagePage } from '@/features/messages/api';
import { CannotWrite, useWritableLeader } from '@/features/messages/cannot-write';
import { useInboxAddress } from '@/features/messages/inbox-address';
import { InboxPage, InboxPanel, InboxTabs, ListAndDetail } from '@/features/messages/inbox-layout';
import { LeaderLine } from '@/features/messages/leader-line';
import { DetailPlaceholder } from '@/features/messages/message-detail';
import { MessageList } from '@/features/messages/message-list';
import { newReplies } from '@/features/messages/messages-link';
import { asMessage, messageOutbox, refusedMessages } from '@/features/messages/send';
import { SentCardFooter, SentCardHeader, SentMessage } from '@/features/messages/sent-message';
import {
  markRead,
  rememberSeenReply,
  useMarkSeenReplies,
  useUnread,
} from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';
import { useMedia } from '@/lib/browser';
import type { SignedInProps } from '@/lib/session';
import { Chip } from '@/ui/chip';
import { lazyComponent } from '@/ui/lazy';
import { ErrorBoundary } from '../error-boundary';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <DiscipleInbox uid={person.uid} />
    </ErrorBoundary>
  );
}

const tabs = ['responded', 'waiting'] as const;
type Tab = (typeof tabs)[number];

const emptyTitles: Record<Tab, string> = {
  responded: 'Nenhuma resposta ainda',
  waiting: 'Nenhuma mensagem pendente',
};
const EMPTY_TEXT =
  'Escreva ao seu pastor ou líder por aqui, pelo devocional ou pela leitura do dia.';

/** Lazy, because of the form. */
const MessageBox = lazyComponent(() =>
  import('@/features/messages/message-box').then((module) => module.MessageBox),
);

/** A disciple's messages to the leader, with the replies. A phone shows either the list or one message. */
export function DiscipleInbox({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const profile = stats.state === 'ready' ? stats.value.profile : null;
  const leader = profile?.leader ?? null;
  const replies = useUnread(uid, 'reply');
  const unseen = new Set(replies.state === 'ready' ? replies.value.map(({ id }) => id) : []);
  const address = useInboxAddress(tabs);
  const { tab } = address;
  const outbox = messageOutbox.useEntries(uid);
  const unsent = new Set(outbox.map(({ id }) => id));
  const waiting = useMemo(
    () => outbox.filter(({ to }) => to === undefined).map((each) => asMessage(uid, leader, each)),
    [uid, leader, outbox],
  );
  const pages = {
    responded: useSentMessages(uid, 'responded'),
    waiting: withUnsent(useSentMessages(uid, 'waiting'), waiting),
  };
  const { opened, expect } = useOpenedMessage(uid, pages, address);
  const isWide = useMedia('(min-width: 900px)');
  const { items } = pages[tab];
  const newest = items.state === 'ready' ? items.value[0] : undefined;
  const isPreview = isWide && opened === null;
  const message = opened ?? (isPreview && newest ? newest : null);
  // Leaders have no leader themselves.
  const canWrite = profile?.position === 'discipulo';
  const { isGuarded, writable } = useWritableLeader(profile, leader ?? 'none');
  const replyId = message && notificationIds.reply(message.id);
  const respondedAt = message?.status === 'responded' ? message.responded_at : null;
  const isNew = replyId !== null && unseen.has(replyId);
  useMarkSeenReplies(uid, unseen.size);

  const previewed = useRef<string | null>(null);
  useEffect(() => {
    previewed.current = isPreview && isNew ? replyId : null;
    if (isPreview || !respondedAt || replyId === null) return;
    if (isNew) markRead(uid, replyId);
    else rememberSeenReply(uid, replyId, respondedAt);
  }, [respondedAt, isNew, isPreview, replyId, uid]);
  // What was not opened counts as new until the person turns to another message, tab or page.
  const { messageId } = address;
  useEffect(
    () => () => {
      if (previewed.current !== null) markRead(uid, previewed.current);
    },
    [uid, tab, messageId],
  );

  return (
    <InboxPage
      title="Minhas Mensagens"
      chip={unseen.size > 0 && <Chip label={newReplies(unseen.size)} color="secondary" />}
      isList={opened === null}
      hasBox={canWrite && writable !== null}
    >
      <ListAndDetail
        isList={opened === null}
        onClose={address.close}
        list={
          <>
            {canWrite && leader && !isWide && <LeaderLine leader={leader} />}
            {canWrite && !writable && (
              <Box sx={{ my: 1.5 }}>
                <CannotWrite
                  uid={uid}
                  leader={leader ?? 'none'}
                  isGuarded={isGuarded}
                  inDevotional={false}
                />
              </Box>
            )}
            <InboxTabs
              label="Mensagens"
              labels={{
                responded: `Respondidas${countLabel(pages.responded)}`,
                waiting: `Aguardando${countLabel(pages.waiting)}`,
              }}
              shown={tab}
              onChange={address.showTab}
            />
            <InboxPanel tab={tab}>
              <MessageList
                key={tab}
                page={pages[tab]}
                address={{ ...address, messageId: message?.id ?? null }}
                empty={{ title: emptyTitles[tab], text: EMPTY_TEXT }}
                renderHeader={(each) => (
                  <SentCardHeader
                    message={each}
                    isUnsent={unsent.has(each.id)}
                    isNew={unseen.has(notificationIds.reply(each.id))}
                  />
                )}
                renderFooter={(each) => <SentCardFooter message={each} />}
              />
            </InboxPanel>
          </>
        }
        detail={
          message ? (
            <SentMessage
              key={message.id}
              isPreview={isPreview}
              message={message}
              isUnsent={unsent.has(message.id)}
              earlier={earlierMessages(message, pages)}
            />
          ) : (
            <Stack
              spacing={1}
              sx={{ boxSizing: 'border-box', height: { md: '100%' }, px: { md: 3 }, py: { md: 1 } }}
            >
              {isWide && leader && <LeaderLine leader={leader} />}
              <DetailPlaceholder>A conversa de vocês aparece aqui.</DetailPlaceholder>
            </Stack>
          )
        }
        box={
          canWrite &&
          writable && (
            <Suspense>
              <MessageBox
                uid={uid}
                leader={writable}
                onStored={(id) => {
                  expect(id);
                  address.open('waiting', id);
                }}
              />
            </Suspense>
          )
        }
      />
    </InboxPage>
  );
}

function countLabel({ count, older }: MessagePage): string {
  return count === 0 ? '' : ` (${count}${older ? '+' : ''})`;
}

/** Shows the messages that wait on this device above those that the server has, also when those could not be loaded. */
function withUnsent(page: MessagePage, oldestFirst: PastorMessage[]): MessagePage {
  const { items, count, newer } = page;
  const stored = items.state === 'ready' ? items.value : [];
  const unsent = oldestFirst
    .filter(({ id }) => !stored.some((each) => each.id === id))
    .toReversed();
  if (unsent.length === 0 || newer) return page;
  const fromCache = items.state !== 'ready' || items.fromCache;
  return {
    ...page,
    items: { state: 'ready', sending: true, fromCache, value: [...unsent, ...stored] },
    count: count + unsent.length,
  };
}

/**
 * Keeps the last known version while the message moves to the other tab or to another page. Closes one that was refused or is not there.
 * A refused one stays closed also after its text, which is a draft again, was edited.
 */
function useOpenedMessage(
  uid: string,
  pages: Record<Tab, MessagePage>,
  { messageId, close }: Pick<ReturnType<typeof useInboxAddress>, 'messageId' | 'close'>,
) {
  const [last, setLast] = useState<PastorMessage | null>(null);
  /** A message can leave the outbox before the server's list has it. */
  const [expected, expect] = useState<string | null>(null);
  const refused = new Set(refusedMessages.useEntries(uid).map(({ id }) => id));
  const found = [pages.responded, pages.waiting]
    .flatMap(({ items }) => (items.state === 'ready' ? items.value : []))
    .find((each) => each.id === messageId);
  const latest = found ?? last;
  const known = latest && refused.has(latest.id) ? null : latest;
  if (known !== last) setLast(known);
  if (expected !== null && refused.has(expected)) expect(null);
  const opened = known?.id === messageId ? known : null;

  const isMissing = areComplete(pages) && messageId !== expected;
  const mustClose = messageId !== null && opened === null && (refused.has(messageId) || isMissing);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (mustClose) onClose();
  }, [mustClose]);
  return { opened, expect };
}

/** Whether the server has answered what both lists hold. */
const areComplete = (pages: Record<Tab, MessagePage>): boolean =>
  [pages.responded, pages.waiting].every(
    ({ items }) => items.state === 'ready' && !items.fromCache,
  );

/** The earlier messages between the same two people, oldest first. They come from the loaded pages, so they cost no read. */
function earlierMessages(message: PastorMessage, pages: Record<Tab, MessagePage>): PastorMessage[] {
  const { pastor_id, created_at } = message;
  // All erased leaders share one id, so their conversations cannot be distinguished.
  if (pastor_id === ERASED_PERSON) return [];
  return [pages.responded, pages.waiting]
    .flatMap(({ items }) => (items.state === 'ready' ? items.value : []))
    .filter((each) => each.pastor_id === pastor_id && each.created_at < created_at)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, MAX_EARLIER)
    .toReversed();
}
