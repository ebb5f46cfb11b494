import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Bubble } from './bubble';
import { CrisisCard } from './crisis-card';
import type { Words } from './turn';
import { useFollow } from './use-follow';
import { Writing } from './writing';

interface Props {
  words: Words[];
  /** What the mentor has written so far; null when it is not writing. */
  writing: string | null;
  leader: ReactNode;
  /** What stands here before anything was said. */
  children: ReactNode;
}

/** What was said. An answer that is being written stands outside the log: a screen reader hears it once, whole. */
export function Log({ words, writing, leader, children }: Props) {
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
