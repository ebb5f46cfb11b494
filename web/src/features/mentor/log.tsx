import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import { findReferences } from '@raizes/domain/bible/references';
import { mayComeFromNear } from '@raizes/domain/crisis/kinds';
import { mentorFollowUps } from '@raizes/domain/documents/mentor';
import { keyframes } from '@emotion/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { useLayoutEffect, useRef, useCallback } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadPassage, useBible } from '@/features/bible/api';
import type { PassageText } from '@/features/bible/api';
import { CrisisCard } from '@/ui/crisis-card';
import { visuallyHidden } from '@/ui/page/styles';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { scripture } from '@/ui/theme/theme';
import { AnswerText } from './answer-text';
import type { ShownMessage } from './use-chat';

interface Props {
  messages: ShownMessage[];
  /** What the mentor has written so far; null while no answer is pending. */
  partialAnswer: string | null;
  leader: ReactNode;
  /** Sends a choice as the next message; null while that is not possible. */
  onChoose: ((label: string) => void) | null;
  /** Shown above the messages. */
  children: ReactNode;
}

const NOBODY_NOTIFIED = 'Ninguém foi avisado desta conversa.';
const CALL_LEADER = 'Se quiser, chame quem acompanha você:';

/** The messages. A partial answer is rendered outside the log, so that a screen reader reads the whole answer once. */
export function Log({ messages, partialAnswer, leader, onChoose, children }: Props) {
  const { box, onScroll } = useStickToEnd(messages, partialAnswer);
  const last = partialAnswer === null ? messages.at(-1)?.id : undefined;
  return (
    <Box
      ref={box}
      onScroll={onScroll}
      tabIndex={0}
      role="region"
      aria-label="Conversa com o mentor"
      sx={{
        position: 'relative',
        flexGrow: 1,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        px: 2,
        py: 2.5,
      }}
    >
      {children}
      <Stack spacing={2.5} role="log" aria-live="polite" aria-label="Mensagens">
        {messages.map(({ id, role, text, crisis, choices, topic_ids = [] }) => (
          <Bubble key={id} by={role} text={text} isLatestAnswer={role === 'model' && id === last}>
            {role === 'model' && /\d/.test(text) && <NamedPassages text={text} />}
            {crisis && (
              <CrisisCard
                kind={crisis}
                note={
                  mayComeFromNear(crisis) ? NOBODY_NOTIFIED : `${NOBODY_NOTIFIED} ${CALL_LEADER}`
                }
              >
                {leader}
              </CrisisCard>
            )}
            {id === last && !crisis && (
              <Choices
                labels={choices ?? (topic_ids.length > 0 ? followUpsAfter(messages) : [])}
                onChoose={onChoose}
              />
            )}
          </Bubble>
        ))}
      </Stack>
      {partialAnswer !== null && <PartialAnswer text={partialAnswer} />}
    </Box>
  );
}

interface ChoicesProps {
  labels: readonly string[];
  onChoose: Props['onChoose'];
}

/** Those that the person has not just sent. */
const followUpsAfter = (messages: readonly ShownMessage[]) =>
  mentorFollowUps.filter((label) => messages.at(-2)?.text !== label);

/** What the person can answer with one tap, below the mentor's words. */
function Choices({ labels, onChoose }: ChoicesProps) {
  if (labels.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Respostas possíveis" sx={{ ...list, ...choiceRow }}>
      {labels.map((label) => (
        <li key={label}>
          <Button
            variant="outlined"
            disabled={!onChoose}
            onClick={() => onChoose?.(label)}
            sx={{ minHeight: 48, px: 2, borderRadius: 1.5, lineHeight: 1.25 }}
          >
            {label}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

const choiceRow = { flexDirection: 'row', flexWrap: 'wrap', gap: 1 } as const;

const NEAR_END_PX = 80;
const ABOVE_ANSWER_PX = 16;
/** The part of the visible height that a question can take. */
const SHORT = 1 / 3;

/**
 * Scrolls to the end as the conversation grows, unless the person has scrolled up; but never past the first line of the latest answer,
 * from which it is read, nor past that of a short question above it.
 */
function useStickToEnd(messages: readonly ShownMessage[], partialAnswer: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastCount = useRef(messages.length);

  // A stored answer brings choices that make it longer, so the number of messages is not enough.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const count = messages.length;
    const isQuestion = count > lastCount.current && partialAnswer !== null;
    lastCount.current = count;
    // What stands above the messages is read from its beginning.
    const isEmpty = count === 0 && partialAnswer === null;
    if (isEmpty || (!isAtEnd.current && !isQuestion)) return;
    const answer = element.querySelector<HTMLElement>('[data-latest-answer]');
    const question = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
    const isShort = question && question.offsetHeight < element.clientHeight * SHORT;
    const first = isShort ? question : answer;
    const start = answer && first ? first.offsetTop - ABOVE_ANSWER_PX : Infinity;
    element.scrollTop = Math.min(start, element.scrollHeight);
  }, [messages, partialAnswer]);

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd.current = below < NEAR_END_PX;
  }

  return { box, onScroll };
}

interface BubbleProps {
  by: 'user' | 'model';
  text: string;
  isFinal?: boolean;
  isLatestAnswer?: boolean;
  children?: ReactNode;
}

const userBubble = (theme: Theme) => ({
  alignSelf: 'flex-end',
  maxWidth: '85%',
  px: 2,
  py: 1.25,
  borderRadius: '18px 18px 4px 18px',
  color: theme.vars?.palette.primary.contrastText,
  bgcolor: theme.vars?.palette.primary.main,
  ...theme.applyStyles('dark', { color: '#EEF0EA', bgcolor: '#2B4A37' }),
});

const mentorBubble = {
  alignSelf: 'stretch',
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px 18px 18px 18px',
  bgcolor: 'background.paper',
} as const;

/** One message: the person's as plain text, the mentor's as rich text. */
function Bubble({ by, text, isFinal = true, isLatestAnswer, children }: BubbleProps) {
  return (
    <Stack
      spacing={1.5}
      data-latest-answer={isLatestAnswer || undefined}
      data-question={by === 'user' || undefined}
      sx={{ lineHeight: 1.5, overflowWrap: 'anywhere' }}
    >
      <Box sx={by === 'user' ? userBubble : mentorBubble}>
        <ScreenReaderText>{by === 'user' ? 'Você: ' : 'Mentor: '}</ScreenReaderText>
        {by === 'user' ? (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
        ) : (
          <AnswerText text={text} isFinal={isFinal} />
        )}
      </Box>
      {children}
    </Stack>
  );
}

function PartialAnswer({ text }: { text: string }) {
  return (
    <Box sx={{ mt: 2.5 }} data-latest-answer>
      <Box role="status" sx={visuallyHidden}>
        O mentor está escrevendo…
      </Box>
      <Box aria-hidden data-writing>
        {text === '' ? <Dots /> : <Bubble by="model" text={text} isFinal={false} />}
      </Box>
    </Box>
  );
}

const pulse = keyframes({
  '0%, 60%, 100%': { opacity: 0.3, transform: 'none' },
  '30%': { opacity: 1, transform: 'translateY(-3px)' },
});

function Dots() {
  return (
    <Stack direction="row" spacing={0.75} sx={{ px: 2, py: 1.5 }}>
      {[0, 1, 2].map((each) => (
        <Box
          key={each}
          sx={{
            width: 8,
            height: 8,
            borderRadius: 999,
            bgcolor: 'primary.main',
            opacity: 0.6,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${pulse} 1.2s ${each * 160}ms infinite`,
            },
          }}
        />
      ))}
    </Stack>
  );
}

/**
 * The passages that an answer names, quoted from the church's Bible instead of a model's memory. A passage whose text the
 * device lacks is left out; the answer still has its reference.
 */
export function NamedPassages({ text }: { text: string }) {
  const load = useCallback(() => loadNamedPassages(text), [text]);
  const loaded = useBible(load);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  return (
    // Not announced, because they load after the screen reader has started on the answer.
    <Stack component="ul" aria-live="off" aria-label="Na Bíblia" spacing={1} sx={list}>
      {loaded.value.map((each) => (
        <li key={passagePath(each.passage)}>
          <Card {...each} />
        </li>
      ))}
    </Stack>
  );
}

const MAX_CARDS = 3;
const list = { m: 0, p: 0, listStyle: 'none' };

async function loadNamedPassages(text: string): Promise<PassageText[]> {
  const named = new Map(
    findReferences(text).map(({ passage }) => [formatPassage(passage), passage] as const),
  );
  const texts = await Promise.all([...named.values()].slice(0, MAX_CARDS).map(loadPassage));
  return texts.filter((found) => found !== null);
}

function Card({ passage, verses, edition }: PassageText) {
  return (
    <Box component={Link} to={passagePath(passage)} sx={card}>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {formatPassage(passage)}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
          {edition.abbreviation}
        </Typography>
      </Typography>
      <Typography component="span" color="textSecondary" sx={quotation}>
        {verses.map((verse) => verse.text).join(' ')}
      </Typography>
    </Box>
  );
}

const card = {
  display: 'block',
  px: 2,
  py: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  borderLeft: 3,
  borderColor: 'secondary.main',
  borderRadius: '4px 12px 12px 4px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 7%, transparent)',
  '&:hover': { bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 12%, transparent)' },
} as const;

/** A preview of three lines; the reader shows the whole passage. */
const quotation = {
  ...scripture,
  lineHeight: 1.5,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
} as const;
