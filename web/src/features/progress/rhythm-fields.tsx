import { cues, weeklyGoals } from '@raizes/domain/documents/rhythm';
import type { Cue, WeeklyGoal } from '@raizes/domain/documents/rhythm';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { cueNames } from './rhythm-copy';

interface GoalProps {
  /** Null: none is chosen. */
  goal: number | null;
  onChange: (goal: WeeklyGoal) => void;
}

/** The days a week, as buttons. */
export function GoalPicker({ goal, onChange }: GoalProps) {
  return (
    <Box role="group" aria-label="Dias por semana" sx={halves}>
      {weeklyGoals.map((days) => (
        <Button
          key={days}
          variant={days === goal ? 'contained' : 'outlined'}
          aria-pressed={days === goal}
          onClick={() => onChange(days)}
        >
          {`${days} dias`}
          {days === weeklyGoals[0] && (
            <Typography component="span" variant="body2" sx={{ ml: 0.75 }}>
              recomendado
            </Typography>
          )}
        </Button>
      ))}
    </Box>
  );
}

/** Two beside each other; large text puts them in one column. */
const halves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.5rem, 40%), 1fr))',
  gap: 1,
  '& > *': { minHeight: 48, px: 1 },
} as const;

interface CueProps {
  cue: Cue | null;
  /** Pressing the chosen cue again removes it. */
  onChange: (cue: Cue | null) => void;
}

/** The moment of the day for the devotional, which can stay open. */
export function CuePicker({ cue, onChange }: CueProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 700 }}>
        Em que momento do dia? (se quiser)
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`O lembrete dirá: “${capitalize(cueNames[cue ?? 'cafe'])}: o devocional de hoje está pronto.”`}
      </Typography>
      <Box sx={halves}>
        {cues.map((each) => (
          <Button
            key={each}
            variant={each === cue ? 'contained' : 'outlined'}
            aria-pressed={each === cue}
            onClick={() => onChange(each === cue ? null : each)}
          >
            {cueNames[each]}
          </Button>
        ))}
      </Box>
    </div>
  );
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
