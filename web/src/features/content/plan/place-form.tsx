import { weekdayOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { nextOccurrence } from '@raizes/domain/content/series';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { refusalText } from '@/lib/errors';
import { DialogBody, FormActions } from '@/ui/app-dialog';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';
import { changeImported } from './api';
import { toastFilled } from './plans';
import { isOver, formatSpan, TimesField, toSeriesTimes, timesProblem } from './times-field';
import type { Series, TypedTimes } from './times-field';

interface Props {
  series: Series;
  today: Day;
  onDone: () => void;
}

/** Reschedules a series. */
export function PlaceForm({ series, today, onDone }: Props) {
  const [typed, setTyped] = useState(() => initialTimes(series, today));
  const { isBusy, refusal, refuse, submit } = useSubmission(refusalText);
  const times = toSeriesTimes(typed, today);
  const run = times ? nextOccurrence({ ...series, times }, today) : [];
  const [first, last] = [run[0], run.at(-1)];

  function save(): void {
    if (!times) return refuse(timesProblem(typed, today));
    void submit(async () => {
      const filled = await changeImported({ action: 'place', id: series.id, times });
      toastFilled('Série marcada.', filled);
      onDone();
    });
  }

  return (
    <DialogBody
      form={{ onSubmit: save }}
      actions={<FormActions submit="Salvar" isBusy={isBusy} onCancel={onDone} />}
    >
      <Stack spacing={3}>
        {refusal && <Notice title="As datas não foram salvas" text={refusal} />}
        <TimesField
          value={typed}
          hasDates={series.dates !== null}
          disabled={isBusy}
          onChange={setTyped}
        />
        {first && last && (
          <Typography role="status">No calendário: {formatSpan(first, last)}.</Typography>
        )}
        {!isOver(series, today) && (
          <Typography variant="body2" color="textSecondary">
            Esta série ainda tem dias pela frente: eles dão lugar aos novos.
          </Typography>
        )}
      </Stack>
    </DialogBody>
  );
}

/** Returns the times with which the form opens: those of the series, or if it is over, from today on its weekdays. */
function initialTimes(series: Series, today: Day): TypedTimes {
  const { times, dates } = series;
  const days = new Set(dates?.map(weekdayOf));
  const weekdays = times.kind === 'dates' ? [...days].toSorted((a, b) => a - b) : times.weekdays;
  if (times.kind === 'feast') return { kind: times.feast, start: today, weekdays };
  if (isOver(series, today)) return { kind: 'start', start: today, weekdays };
  const start = times.kind === 'start' ? times.start : today;
  return { kind: times.kind, start, weekdays };
}
