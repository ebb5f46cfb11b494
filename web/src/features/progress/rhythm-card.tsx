import type { Day } from '@raizes/domain/day';
import type { Cue, WeeklyGoal } from '@raizes/domain/documents/rhythm';
import { Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useAdmitted } from '@/lib/remembered';
import { toastSuccess } from '@/lib/toast';
import { chooseRhythm } from './rhythm';
import { useRhythm } from './rhythm-copy';
import { CuePicker, GoalPicker } from './rhythm-fields';

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
  const [goal, setGoal] = useState<WeeklyGoal>(4);
  const [cue, setCue] = useState<Cue | null>(null);

  async function answer(days: WeeklyGoal | null): Promise<void> {
    const chosen = { days, cue: days === null ? null : cue, today };
    const outcome = await chooseRhythm(uid, null, chosen);
    if (outcome !== 'refused' && days !== null)
      toastSuccess('Ritmo guardado', 'Ele vale desde domingo. Você muda quando quiser, em Conta.');
  }

  return (
    <Card component="section" aria-label="Seu ritmo da semana" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <div>
          <Typography variant="h3" component="h2">
            Todo dia, com descansos na reserva. Qual é o seu ritmo?
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            Numa semana firme cabem dias de descanso. Doença, viagem ou luto também não desfazem
            nada.
          </Typography>
        </div>
        <GoalPicker goal={goal} onChange={setGoal} />
        <CuePicker cue={cue} onChange={setCue} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={() => void answer(null)}>
            Agora não
          </Button>
          <Button variant="contained" onClick={() => void answer(goal)}>
            Guardar ritmo
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
