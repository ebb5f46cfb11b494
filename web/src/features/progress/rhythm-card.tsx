import type { Day } from '@raizes/domain/day';
import { Button, Card, Typography } from '@mui/material';
import type { WeeklyGoal } from '@raizes/domain/documents/rhythm';
import { Suspense, useState } from 'react';
import { useAdmitted } from '@/lib/remembered';
import { lazyComponent } from '@/ui/lazy';
import { chooseRhythm } from './rhythm';
import { useRhythm } from './rhythm-copy';
import { GoalPicker } from './rhythm-fields';

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
  const [goal, setGoal] = useState<WeeklyGoal | null>(null);
  const refuse = () => void chooseRhythm(uid, null, { days: null, cue: null, today });
  return (
    <Card
      component="section"
      aria-label="Seu ritmo da semana"
      sx={{ px: { xs: 2, sm: 3 }, pt: 1.5, pb: 0.5 }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Todo dia, com descansos na reserva. Qual é o seu ritmo?
      </Typography>
      <GoalPicker goal={goal} onChange={setGoal} />
      <Button color="inherit" onClick={refuse} sx={{ ml: -1, mt: 0.5, minHeight: 44 }}>
        Agora não
      </Button>
      <Suspense>
        {goal && (
          <RhythmDialog
            uid={uid}
            today={today}
            rhythm={null}
            goal={goal}
            onClose={() => setGoal(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
