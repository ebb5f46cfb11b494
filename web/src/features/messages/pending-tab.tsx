import { calendarDay, daysBetween, formatDayCount } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { discipleName } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import NextIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMedia } from '@/lib/browser';
import { useDeviceSetting } from '@/lib/device-settings';
import { usePendingCount } from '@/lib/remembered';
import { useToday } from '@/lib/timing';
import { formatDateTime } from '@/lib/time';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { useToastsAbove } from '@/ui/toasts-above';
import { useLongestWaiting } from './api';
import type { MessagePage, PendingMessages } from './api';
import type { InboxAddress } from './inbox-address';
import { ListAndDetail } from './inbox-layout';
import { LeaderDetail } from './leader-detail';
import type { LeaderDetailProps } from './leader-detail';
import { MessageList } from './message-list';
import { renderHeader } from './received-card';

const NEWEST = 'newest';
const LONGEST = 'longest';

interface Props {
  pending: PendingMessages;
  address: InboxAddress;
  detail: LeaderDetailProps;
  /** The message that was just answered, after which the next one is offered. */
  answered: PastorMessage | null;
  onClose: () => void;
}

/** The unopened messages in the order chosen on this device, and the opened one. */
export function PendingTab(props: Props) {
  const [chosen, choose] = useDeviceSetting('pending-order');
  const order = (
    <Choice
      aria-label="Ordem das mensagens"
      options={orders}
      value={chosen === LONGEST ? LONGEST : NEWEST}
      onChange={choose}
      sx={{ mb: 1.5 }}
    />
  );
  return chosen === LONGEST ? (
    <LongestFirst {...props} order={order} />
  ) : (
    <NewestFirst {...props} order={order} />
  );
}

const orders: Option<string>[] = [
  { value: NEWEST, text: 'Mais novas' },
  { value: LONGEST, text: 'Há mais tempo esperando' },
];

interface OrderedProps extends Props {
  order: ReactNode;
}

function NewestFirst(props: OrderedProps) {
  const { pending } = props;
  return (
    <Ordered {...props} page={pending} compare={byAge}>
      {pending.hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          Há mensagens mais antigas. Elas aparecem aqui à medida que você lê estas.
        </Typography>
      )}
    </Ordered>
  );
}

/** Queried only while it is chosen. */
function LongestFirst(props: OrderedProps) {
  const page = useLongestWaiting(props.detail.uid);
  return (
    <Ordered
      {...props}
      page={page}
      compare={(one, other) => -byAge(one, other)}
      pagerLabels={{ newerLabel: 'Anteriores', olderLabel: 'Próximas' }}
    />
  );
}

/** `espera há 12 dias` */
function waitingText(since: Day, today: Day): string {
  const days = daysBetween(since, today);
  return days < 1 ? 'espera desde hoje' : `espera há ${formatDayCount(days)}`;
}

/** Newest first. */
const byAge = (one: PastorMessage, other: PastorMessage) =>
  other.created_at.getTime() - one.created_at.getTime();

interface ListProps extends OrderedProps {
  page: MessagePage;
  compare: (one: PastorMessage, other: PastorMessage) => number;
  pagerLabels?: { newerLabel: string; olderLabel: string };
  children?: ReactNode;
}

/** A message that is opened from here stays in its place until another is opened or it is answered. */
function Ordered(props: ListProps) {
  const { page, compare, order, pending, address, detail, answered } = props;
  const { items } = page;
  const counted = usePendingCount(detail.uid);
  // Until they are loaded, as many as were counted last, so that nothing moves.
  const waiting = items.state === 'ready' ? pending.count : counted;
  const { opened } = detail;
  const { messageId } = address;
  const isWide = useMedia('(min-width: 900px)');
  const today = useToday();
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const isListed = items.state === 'ready' && items.value.some(({ id }) => id === messageId);
  if (isListed && openedHere !== messageId) setOpenedHere(messageId);

  const message = opened.state === 'ready' && opened.value.id === openedHere ? opened.value : null;
  const listed = items.state === 'ready' ? withOpened(items.value, message, compare) : [];
  const following = answered && messageId === null ? nextOf(listed, answered, compare) : undefined;
  const next = following && <NextLink key={following.id} message={following} address={address} />;
  return (
    <ListAndDetail
      isList={messageId === null}
      list={
        <>
          {waiting > 1 && order}
          <MessageList
            page={{
              ...page,
              items: items.state === 'ready' ? { ...items, value: listed } : items,
            }}
            address={address}
            empty={emptyPending}
            renderHeader={renderHeader}
            renderFooter={({ created_at }) =>
              `${formatDateTime(created_at)} · ${waitingText(calendarDay(created_at), today)}`
            }
            pagerLabels={props.pagerLabels}
          >
            {props.children}
          </MessageList>
          {!isWide && next && <Floating>{next}</Floating>}
        </>
      }
      detail={
        <LeaderDetail
          {...detail}
          next={isWide && (next ?? <FirstLink {...{ listed, address }} />)}
        />
      }
      onClose={props.onClose}
    />
  );
}

const emptyPending = {
  title: 'Nenhuma mensagem pendente',
  text: 'O que seus discípulos escreverem aparece aqui na hora.',
};

/** Puts back the opened message, which left the pending list when it was read. */
function withOpened(
  messages: PastorMessage[],
  opened: PastorMessage | null,
  compare: ListProps['compare'],
): PastorMessage[] {
  if (
    opened?.status !== 'read' ||
    opened.archived_at ||
    messages.some(({ id }) => id === opened.id)
  ) {
    return messages;
  }
  return [...messages, opened].toSorted(compare);
}

/** The message below the answered one, or else the first. */
function nextOf(
  messages: PastorMessage[],
  answered: PastorMessage,
  compare: ListProps['compare'],
): PastorMessage | undefined {
  const others = messages.filter(({ id }) => id !== answered.id);
  return others.find((each) => compare(answered, each) < 0) ?? others[0];
}

/** Opens the first message of the list. */
function FirstLink({ listed, address }: { listed: PastorMessage[]; address: InboxAddress }) {
  const navigate = useNavigate();
  const [first] = listed;
  if (!first) return null;
  const { to, state } = address.linkTo(first.id);
  return (
    <Button variant="outlined" onClick={() => void navigate(to, { state })}>
      Abrir a primeira mensagem
    </Button>
  );
}

/** Takes the focus that the answered message had. */
function NextLink({ message, address }: { message: PastorMessage; address: InboxAddress }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <Button
      component={Link}
      ref={link}
      {...address.linkTo(message.id)}
      variant="contained"
      endIcon={<NextIcon />}
      sx={{
        minHeight: 48,
        width: { xs: '100%', md: 'auto' },
        overflowWrap: 'anywhere',
      }}
    >
      Próxima mensagem: {discipleName(message)}
    </Button>
  );
}

/** Floats above the navigation, and the toasts above it. */
function Floating({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useToastsAbove(box);
  return (
    <Box
      ref={box}
      sx={{ position: 'sticky', bottom: 'calc(var(--nav-height) + 8px)', zIndex: 1, mt: 1.5 }}
    >
      {children}
    </Box>
  );
}
