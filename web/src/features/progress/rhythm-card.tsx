import type { Day } from '@raizes/domain/day';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useAdmitted } from '@/lib/remembered';
import { lazyComponent } from '@/ui/lazy';
import { chooseRhythm } from './rhythm';
import { useRhythm } from './rhythm-copy';

const RhythmDialog = lazyComponent(() =>
  import('./rhythm-dialog').then((module) => module.RhythmDialog),
);

interface Props {
  uid: string;
  today: Day;
}

/** The question, until it is answered on this device. */
export function RhythmQuestion(props: Props) {
  const canPrompt = useAdmitted(props.uid);
  const isAnswered = useRhythm(props.uid) !== null;
  return canPrompt && !isAnswered ? <RhythmCard {...props} /> : null;
}

/** Asks once for the days a week, after the first few devotionals. It goes with the answer, even "not now". */
function RhythmCard({ uid, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const refuse = () => void chooseRhythm(uid, null, { days: null, cue: null, today });
  return (
    <Card component="section" aria-label="Seu ritmo da semana" sx={line}>
      <Box sx={{ flex: '1 1 11rem', py: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 700, lineHeight: 1.35 }}>
          Quantos dias por semana você quer separar para Deus?
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Todo dia, com descansos na reserva. Qual é o seu ritmo?
        </Typography>
      </Box>
      <Button onClick={() => setOpen(true)} sx={{ minHeight: 48 }}>
        Escolher
      </Button>
      <IconButton aria-label="Agora não" onClick={refuse}>
        <CloseIcon />
      </IconButton>
      <Suspense>
        {isOpen && (
          <RhythmDialog uid={uid} today={today} rhythm={null} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Card>
  );
}

/** Large text puts the buttons below the question. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  pl: { xs: 2, sm: 3 },
  pr: { xs: 0.5, sm: 1.5 },
  py: { xs: 0, sm: 0.75 },
} as const;
