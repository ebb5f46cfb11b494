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
    <Box role="group" aria-label="Dias por semana" sx={goals}>
      {weeklyGoals.map((days) => (
        <Button
          key={days}
          variant={days === goal ? 'contained' : 'outlined'}
          aria-pressed={days === goal}
          onClick={() => onChange(days)}
          sx={{ display: 'grid', lineHeight: 1.2, px: 1 }}
        >
          <span>{`${days} dias`}</span>
          {days === weeklyGoals[0] && (
            <Typography component="span" variant="caption" sx={{ lineHeight: 1.2 }}>
              recomendado
            </Typography>
          )}
        </Button>
      ))}
    </Box>
  );
}

const goals = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& > *': { minHeight: 52 },
};

interface CueProps {
  cue: Cue | null;
  /** Pressing the chosen cue again removes it. */
  onChange: (cue: Cue | null) => void;
}

/** What the devotional follows in the day, which can stay open. */
export function CuePicker({ cue, onChange }: CueProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Depois de quê? (se quiser)
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {cues.map((each) => (
          <Button
            key={each}
            variant={each === cue ? 'contained' : 'outlined'}
            color="inherit"
            aria-pressed={each === cue}
            onClick={() => onChange(each === cue ? null : each)}
            sx={{ minHeight: 48, px: 2, ...(each === cue ? pressed : open) }}
          >
            {cueNames[each].name}
          </Button>
        ))}
      </Box>
    </div>
  );
}

const open = { borderColor: 'divider' };

const pressed = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.main' },
};
