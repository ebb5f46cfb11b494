import { formatShortDay, isDay } from '@raizes/domain/day';
import { Button } from '@mui/material';
import type { ReadingValues } from './reading-values';

interface Props {
  next: ReadingValues;
  onChoose: () => void;
}

/** Whoever publishes many readings in a row goes on with the next chapter in one step. */
export function NextReading({ next, onChoose }: Props) {
  const date = isDay(next.date) ? ` em ${formatShortDay(next.date)}` : '';
  return (
    <Button variant="outlined" autoFocus onClick={onChoose} sx={{ alignSelf: 'flex-start' }}>
      Continuar com {next.book} {next.chapter}
      {date}
    </Button>
  );
}
