import { Box, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RichText } from '@/ui/devotional-text';
import { visuallyHidden } from '@/ui/styles';
import type { Words } from './api';
import { CrisisCard } from './crisis-card';

interface Props {
  by: 'user' | 'model';
  text: string;
  children?: ReactNode;
}

const own = (theme: Theme) => ({
  alignSelf: 'flex-end',
  maxWidth: '85%',
  px: 2,
  py: 1.25,
  borderRadius: '18px 18px 4px 18px',
  color: theme.vars?.palette.primary.contrastText,
  bgcolor: theme.vars?.palette.primary.main,
  ...theme.applyStyles('dark', { color: '#EEF0EA', bgcolor: '#2B4A37' }),
});

const mentors = {
  alignSelf: 'stretch',
  px: 2,
  py: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px 18px 18px 18px',
  bgcolor: 'background.paper',
} as const;

/** What one of the two said. The person's own words stand as they were written; the mentor's have bold and bullets. */
function Bubble({ by, text, children }: Props) {
  return (
    <Stack spacing={1.5} sx={{ lineHeight: 1.6, overflowWrap: 'anywhere' }}>
      <Box sx={by === 'user' ? own : mentors}>
        <Box component="span" sx={visuallyHidden}>
          {by === 'user' ? 'Você: ' : 'Mentor: '}
        </Box>
        {by === 'user' ? (
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
        ) : (
          <RichText text={text} />
        )}
      </Box>
      {children}
    </Stack>
  );
}

const NEAR_PX = 80;

/** Keeps the end of a conversation in sight as it grows, unless the person has scrolled back to read. */
function useFollow(count: number, writing: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const counted = useRef(count);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Whoever has just asked wants to see it.
    const isAsked = count > counted.current && writing !== null;
    counted.current = count;
    if (follows.current || isAsked) element.scrollTop = element.scrollHeight;
  }, [count, writing]);

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    follows.current = below < NEAR_PX;
  }

  return { box, onScroll };
}

const breathe = keyframes({
  '0%, 60%, 100%': { opacity: 0.3, transform: 'none' },
  '30%': { opacity: 1, transform: 'translateY(-3px)' },
});

/** The answer as it comes; before its first word, that it is on its way. */
function Writing({ text }: { text: string }) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box role="status" sx={visuallyHidden}>
        O mentor está escrevendo…
      </Box>
      <Box aria-hidden data-writing>
        {text === '' ? <Dots /> : <Bubble by="model" text={text} />}
      </Box>
    </Box>
  );
}

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
              animation: `${breathe} 1.2s ${each * 160}ms infinite`,
            },
          }}
        />
      ))}
    </Stack>
  );
}

interface LogProps {
  words: Words[];
  /** What the mentor has written so far; null when it is not writing. */
  writing: string | null;
  leader: ReactNode;
  /** What stands here before anything was said. */
  children: ReactNode;
}

/** What was said. An answer that is being written stands outside the log: a screen reader hears it once, whole. */
export function Log({ words, writing, leader, children }: LogProps) {
  const { box, onScroll } = useFollow(words.length, writing);
  return (
    <Box
      ref={box}
      onScroll={onScroll}
      tabIndex={0}
      role="region"
      aria-label="Conversa com o mentor"
      sx={{ flexGrow: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 2, py: 2.5 }}
    >
      {children}
      <Stack spacing={2.5} role="log" aria-live="polite" aria-label="Mensagens">
        {words.map(({ id, role, text, crisis }) => (
          <Bubble key={id} by={role} text={text}>
            {crisis && <CrisisCard kind={crisis}>{leader}</CrisisCard>}
          </Bubble>
        ))}
      </Stack>
      {writing !== null && <Writing text={writing} />}
    </Box>
  );
}
