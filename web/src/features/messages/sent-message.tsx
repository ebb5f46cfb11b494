import { discipleStatusLabel, isFirstWord } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { leaderTitle } from '@raizes/domain/documents/people';
import { nameWithoutTitle } from '@raizes/domain/person-name';
import RespondedIcon from '@mui/icons-material/Check';
import WaitingIcon from '@mui/icons-material/Schedule';
import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatMoment } from '@/lib/time';
import { Chip } from '@/ui/chip';
import { Bubble, EarlierMessages } from './conversation';
import { LeaderLine } from './leader-line';
import { DevotionalLine, OnDeviceChip } from './message-detail';
import { CardReference } from './message-list';

interface Props {
  message: PastorMessage;
  /** The server has not confirmed the message yet. */
  isUnsent: boolean;
}

interface SentCardHeaderProps extends Props {
  /** The reply has not been seen. */
  isNew: boolean;
}

/** The header of a card in a disciple's list. */
export function SentCardHeader({ message, isUnsent, isNew }: SentCardHeaderProps) {
  const Icon = message.status === 'responded' ? RespondedIcon : WaitingIcon;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
      <Box component="span" sx={{ flexGrow: 1 }}>
        <CardReference verse_reference={message.verse_reference} />
      </Box>
      {isNew && <Chip label="Nova" size="small" color="secondary" />}
      {isUnsent && <OnDeviceChip />}
      <Typography variant="caption" component="span" color="textSecondary" sx={status}>
        <Icon aria-hidden sx={{ fontSize: '1.25em' }} />
        {discipleStatusLabel(message.status)}
      </Typography>
    </Stack>
  );
}

const status = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 } as const;

/** The foot of a card in a disciple's list. */
export function SentCardFooter({ message }: Pick<Props, 'message'>) {
  const { title, name } = leaderOf(message);
  const leader = `${title} ${name}`.trim();
  const { response, responded_at, created_at } = message;
  return response === null
    ? `Para ${leader} · ${formatMoment(created_at)}`
    : `${leader} · ${formatMoment(responded_at ?? created_at)}`;
}

interface SentMessageProps extends Props {
  /** The earlier messages between the two, oldest first. */
  earlier: PastorMessage[];
  /** Shown without having been opened, so that the focus stays where it is. */
  isPreview: boolean;
}

/** A message that a disciple has sent, with the reply if there is one; or a leader's first word. It ends the conversation so far. */
export function SentMessage({ message, isUnsent, earlier, isPreview }: SentMessageProps) {
  const { created_at, response, responded_at, pastor_name, pastor_position } = message;
  const { title } = leaderOf(message);
  const leader = { full_name: pastor_name ?? '', position: pastor_position };
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const waiting = `Aguardando resposta do ${title}`;

  useEffect(() => {
    if (!isPreview) heading.current?.focus({ preventScroll: true });
  }, [isPreview]);
  useEffect(() => {
    if (earlier.length > 0) opened.current?.scrollIntoView();
  }, [earlier.length]);

  return (
    <Box component="section" aria-label="Mensagem">
      <Box sx={head}>
        <LeaderLine leader={leader} heading={heading} />
      </Box>
      <Stack spacing={2} sx={{ px: { md: 3 }, py: 2 }}>
        <EarlierMessages oldestFirst={earlier} names={{ disciple: 'Você', leader: title }} />
        <Stack ref={opened} spacing={1.5} sx={{ scrollMarginTop: { xs: 56, md: 80 } }}>
          <Box sx={{ textAlign: 'center' }}>
            <DevotionalLine message={message} />
          </Box>
          {!isFirstWord(message) && (
            <Bubble
              isMine
              title="Sua Mensagem"
              caption={formatMoment(created_at)}
              state={response !== null ? undefined : isUnsent ? waiting : `Enviada · ${waiting}`}
            >
              {message.message}
            </Bubble>
          )}
          {isUnsent && (
            <Box sx={{ alignSelf: 'flex-end' }}>
              <OnDeviceChip />
            </Box>
          )}
          {response !== null && (
            <Bubble
              isMine={false}
              title={`${isFirstWord(message) ? 'Mensagem' : 'Resposta'} do ${title}`}
              caption={responded_at && formatMoment(responded_at)}
            >
              {response}
            </Bubble>
          )}
        </Stack>
      </Stack>
    </Box>
  );
}

/** Stays in view while the conversation scrolls below it. */
const head = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 1,
  px: { md: 3 },
  py: { md: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: { md: 'background.paper' },
} as const;

/** The leader as they were when the message was sent. */
const leaderOf = ({ pastor_name, pastor_position }: PastorMessage) => ({
  title: leaderTitle(pastor_position),
  name: nameWithoutTitle(pastor_name ?? ''),
});
