import { addDays, formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Rhythm } from '@raizes/domain/documents/rhythm';
import { PAUSES_MAX, PAUSE_DAYS_MAX, PAUSE_FORM_DAYS, YEARLY_PAUSES } from '@raizes/domain/limits';
import { formatPause, keptPauses, pauseOn, wouldCount } from '@raizes/domain/progress/weeks';
import type { Pause } from '@raizes/domain/progress/weeks';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { toastSuccess } from '@/lib/toast';
import { DateField } from '@/ui/date-field';
import { Notice } from '@/ui/page/notice';
import { changeRhythm } from './rhythm';

interface PausesProps {
  uid: string;
  today: Day;
  rhythm: Rhythm;
}

/** The pauses of a rhythm, and the form for another. */
export function Pauses({ uid, today, rhythm }: PausesProps) {
  const kept = keptPauses(rhythm.pauses).toReversed();
  const change = (added: string[], removed: string[]) =>
    changeRhythm(uid, rhythm, { pauses: { added, removed } });

  /** The pause ends yesterday; one that begins today, or later, goes. */
  function end(pause: Pause): void {
    const yesterday = addDays(today, -1);
    const rest = pause.first <= yesterday ? [formatPause({ ...pause, last: yesterday })] : [];
    void change(rest, [formatPause(pause)]);
  }

  return (
    <Stack component="section" aria-label="Pausas" spacing={2}>
      <div>
        <Typography variant="h3">Pausas</Typography>
        <Typography variant="body2" color="textSecondary">
          Doença, viagem, luto: uma semana tocada por uma pausa não desfaz as outras, e nela você
          não recebe lembretes. Só você vê.
        </Typography>
      </div>
      {kept.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {kept.map((pause) => (
            <PauseRow
              key={formatPause(pause)}
              pause={pause}
              isNow={pauseOn([pause], today) !== undefined}
              onEnd={() => end(pause)}
              onRemove={() => void change([], [formatPause(pause)])}
            />
          ))}
        </Stack>
      )}
      <PauseForm
        today={today}
        rhythm={rhythm}
        onSave={async (pause) => {
          // What no longer counts makes room.
          const stale = rhythm.pauses.filter(
            (each) => !kept.some((one) => formatPause(one) === each),
          );
          const isFull = rhythm.pauses.length - stale.length >= PAUSES_MAX;
          const oldest = isFull ? rhythm.pauses.toSorted().slice(0, 1) : [];
          const outcome = await change([formatPause(pause)], [...stale, ...oldest]);
          if (outcome !== 'refused') toastSuccess('Pausa guardada', periodText(pause));
        }}
      />
    </Stack>
  );
}

const periodText = ({ first, last }: Pause) =>
  first === last ? formatShortDay(first) : `${formatShortDay(first)} a ${formatShortDay(last)}`;

interface PauseRowProps {
  pause: Pause;
  isNow: boolean;
  onEnd: () => void;
  onRemove: () => void;
}

function PauseRow({ pause, isNow, onEnd, onRemove }: PauseRowProps) {
  const period = periodText(pause);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 48, columnGap: 1 }}
    >
      <Typography sx={{ flexGrow: 1 }}>{period}</Typography>
      {isNow ? (
        <Button onClick={onEnd}>Encerrar pausa</Button>
      ) : (
        <Button color="inherit" aria-label={`Remover a pausa de ${period}`} onClick={onRemove}>
          Remover
        </Button>
      )}
    </Stack>
  );
}

interface PauseFormProps {
  today: Day;
  rhythm: Rhythm;
  onSave: (pause: Pause) => Promise<void>;
}

function PauseForm({ today, rhythm, onSave }: PauseFormProps) {
  const [first, setFirst] = useState<string>(today);
  const [last, setLast] = useState<string>(today);
  const [problem, setProblem] = useState<string | null>(null);

  function save(): void {
    const pause = isDay(first) && isDay(last) ? { first, last } : null;
    const refusal = pause ? problemOf(pause, rhythm, today) : 'Escreva as duas datas.';
    setProblem(refusal);
    if (pause && refusal === null) void onSave(pause);
  }

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {problem !== null && <Notice title="Esta pausa não cabe" text={problem} />}
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 9rem' } }}
      >
        <DateField
          label="Primeiro dia"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <DateField
          label="Último dia"
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
      </Stack>
      <Button type="submit" variant="outlined">
        Guardar pausa
      </Button>
    </Stack>
  );
}

/** Why a pause can't be saved; null if it can. */
function problemOf(pause: Pause, { pauses }: Rhythm, today: Day): string | null {
  const { first, last } = pause;
  const earliest = addDays(today, -PAUSE_FORM_DAYS);
  const latest = addDays(today, PAUSE_FORM_DAYS);
  if (last < first) return 'O último dia vem antes do primeiro.';
  if (first < earliest || last > latest)
    return `Escolha dias de ${formatShortDay(earliest)} a ${formatShortDay(latest)}.`;
  if (addDays(first, PAUSE_DAYS_MAX - 1) < last)
    return `Uma pausa tem no máximo ${PAUSE_DAYS_MAX} dias.`;
  const others = keptPauses(pauses);
  if (others.some((each) => each.first <= last && each.last >= first))
    return 'Ela coincide com outra pausa.';
  if (!wouldCount(pauses, pause)) return `Cabem ${YEARLY_PAUSES} pausas em cada ano.`;
  return null;
}
