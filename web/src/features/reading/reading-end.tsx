import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { readingPath } from './reading-path';
import { titleOf } from './titles';

interface Props {
  completed: boolean;
  /** The completion has not reached the server. */
  sending: boolean;
  saving: boolean;
  onComplete: () => void;
  /** The day's next reading that is still to be read. */
  next: DailyReading | undefined;
}

/** What comes after the last verse: marking the reading, or going on. */
export function ReadingEnd({ completed, sending, saving, onComplete, next }: Props) {
  const done = useRef<HTMLParagraphElement>(null);
  const before = useRef(completed);

  // The button that had the focus is gone: what took its place gets it.
  useEffect(() => {
    if (completed && !before.current) done.current?.focus({ preventScroll: true });
    before.current = completed;
  }, [completed]);

  if (!completed) {
    return (
      <Button
        variant="contained"
        size="large"
        startIcon={<CheckIcon />}
        loading={saving}
        loadingPosition="start"
        onClick={onComplete}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Marcar como concluída
      </Button>
    );
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography
        ref={done}
        tabIndex={-1}
        sx={{ display: 'flex', gap: 1, fontWeight: 700, color: 'primary.main', outline: 'none' }}
      >
        <CheckIcon /> {sending ? 'Concluída · salvo neste aparelho' : 'Concluída'}
      </Typography>
      {next && (
        <Button
          component={Link}
          to={readingPath(next.id)}
          variant="contained"
          size="large"
          endIcon={<ForwardIcon />}
        >
          Próxima leitura: {titleOf(next)}
        </Button>
      )}
    </Stack>
  );
}
