import { addDays, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { weeklyGoals } from '@raizes/domain/documents/rhythm';
import type { Cue, Rhythm, WeeklyGoal } from '@raizes/domain/documents/rhythm';
import { goalOf, sundayOf } from '@raizes/domain/progress/weeks';
import { Button, Divider, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toastSuccess } from '@/lib/toast';
import { AppDialog, apart } from '@/ui/app-dialog';
import { chooseRhythm } from './rhythm';
import { CuePicker, GoalPicker } from './rhythm-fields';
import { Pauses } from './rhythm-pauses';

interface Props {
  uid: string;
  today: Day;
  /** Null before the question is answered. */
  rhythm: Rhythm | null;
  onClose: () => void;
}

/** The rhythm: to choose it, and later its settings. */
export function RhythmDialog(props: Props) {
  const { rhythm, today } = props;
  const hasGoal = rhythm !== null && goalOf(rhythm, addDays(sundayOf(today), 7)) !== null;
  return hasGoal ? <Settings {...props} rhythm={rhythm} /> : <Choose {...props} />;
}

interface SheetProps {
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** In both states, what leads out stands on the left. */
const RhythmSheet = (props: SheetProps) => (
  <AppDialog title="Ritmo" maxWidth="xs" sx={apart} {...props} />
);

const Rule = () => (
  <Typography variant="body2" color="textSecondary">
    Escolha quantos dias com Deus fazem a sua semana firme. Os outros ficam na reserva, para
    descansar sem culpa.
  </Typography>
);

/** Chooses a goal and its cue, which are saved together. */
function Choose({ uid, today, rhythm, onClose }: Props) {
  const [goal, setGoal] = useState<WeeklyGoal>(weeklyGoals[0]);
  const [cue, setCue] = useState<Cue | null>(null);

  async function save(): Promise<void> {
    onClose();
    const outcome = await chooseRhythm(uid, rhythm, { days: goal, cue, today });
    if (outcome !== 'refused')
      toastSuccess(
        'Ritmo guardado',
        'Ele vale desde domingo. Você muda quando quiser, na sua conta.',
      );
  }

  return (
    <RhythmSheet
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            Agora não
          </Button>
          <Button variant="contained" onClick={() => void save()}>
            Guardar ritmo
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <div>
          <Typography sx={{ fontWeight: 700 }}>
            Todo dia, com descansos na reserva. Qual é o seu ritmo?
          </Typography>
          <Rule />
        </div>
        <GoalPicker goal={goal} onChange={setGoal} />
        <CuePicker cue={cue} onChange={setCue} />
      </Stack>
    </RhythmSheet>
  );
}

type SettingsProps = Props & { rhythm: Rhythm };

/** The weekly goal, its cue and the pauses. Each change is saved at once. */
function Settings(props: SettingsProps) {
  const { uid, today, rhythm, onClose } = props;
  const leave = () => void chooseRhythm(uid, rhythm, { days: null, cue: null, today });
  return (
    <RhythmSheet
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={leave}>
            Ficar sem ritmo
          </Button>
          <Button color="inherit" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <Stack spacing={3} divider={<Divider flexItem />}>
        <Goal {...props} />
        <Pauses uid={uid} today={today} rhythm={rhythm} />
      </Stack>
    </RhythmSheet>
  );
}

function Goal({ uid, today, rhythm }: SettingsProps) {
  const sunday = sundayOf(today);
  const nextSunday = addDays(sunday, 7);
  const running = goalOf(rhythm, sunday);
  const next = goalOf(rhythm, nextSunday);
  const { cue } = rhythm;
  const choose = (days: number | null, chosen: Cue | null) =>
    void chooseRhythm(uid, rhythm, { days, cue: chosen, today });
  return (
    <Stack spacing={2}>
      <Rule />
      <GoalPicker goal={next} onChange={(days) => choose(days, cue)} />
      {running !== null && next !== running && (
        <Typography variant="body2" color="textSecondary" role="status">
          {`Os ${next} dias valem a partir de domingo, ${formatShortDay(nextSunday)}. Nesta semana continuam ${running}.`}
        </Typography>
      )}
      <CuePicker cue={cue} onChange={(chosen) => choose(next, chosen)} />
    </Stack>
  );
}
