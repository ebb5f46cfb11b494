import { feastNames } from '@raizes/domain/content/church-year';
import type { FeastName } from '@raizes/domain/content/church-year';
import { isDay, formatDayCount, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { SeriesTimes, ContentSeries } from '@raizes/domain/documents/content-series';
import { isAllowedStart } from '@raizes/domain/content/plan-changes';
import { Stack } from '@mui/material';
import { DateField } from '@/ui/date-field';
import { ChoiceField } from '@/ui/select-field';
import { WeekdayPicker } from '@/ui/weekday-picker';
import { nextOccurrence } from '@raizes/domain/content/series';

/** The values of the form for a series' days, possibly incomplete. */
export interface TypedTimes {
  kind: 'dates' | 'start' | FeastName;
  start: string;
  weekdays: readonly number[];
}

export const defaultTimes = (hasDates: boolean, today: Day): TypedTimes => ({
  kind: hasDates ? 'dates' : 'start',
  start: today,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
});

/** Returns the times of a series; null if something is missing or the start is too far away. */
export function toSeriesTimes(
  { kind, start, weekdays }: TypedTimes,
  today: Day,
): SeriesTimes | null {
  if (kind === 'dates') return { kind };
  if (weekdays.length === 0) return null;
  const chosen = weekdays.toSorted((a, b) => a - b);
  if (kind !== 'start') return { kind: 'feast', feast: kind, weekdays: chosen };
  const isPossible = isDay(start) && isAllowedStart(start, today);
  return isPossible ? { kind, start, weekdays: chosen } : null;
}

/** Says what to correct if there are no valid times. */
export const timesProblem = ({ kind, start }: TypedTimes, today: Day) =>
  kind === 'start' && isDay(start) && !isAllowedStart(start, today)
    ? 'Confira a data de início.'
    : 'Escolha quando a série começa e em que dias da semana.';

interface Props {
  value: TypedTimes;
  hasDates: boolean;
  disabled: boolean;
  onChange: (value: TypedTimes) => void;
}

/** Chooses the days of a series. */
export function TimesField({ value, hasDates, disabled, onChange }: Props) {
  const choices = [
    ...(hasDates ? [{ value: 'dates', text: 'Nas datas do arquivo' }] : []),
    { value: 'start', text: 'A partir de um dia' },
    ...feastNames.map((feast) => ({ value: feast, text: `Todo ano, ${feasts[feast]}` })),
  ];
  return (
    <Stack spacing={3}>
      <ChoiceField
        label="Quando"
        value={value.kind}
        disabled={disabled}
        choices={choices}
        onChange={({ target }) => {
          const kind = kinds.find((each) => each === target.value);
          if (kind) onChange({ ...value, kind });
        }}
      />
      {value.kind === 'start' && (
        <DateField
          label="Começa em"
          value={value.start}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, start: target.value })}
        />
      )}
      {value.kind !== 'dates' && (
        <WeekdayPicker
          label="Dias da semana"
          chosen={value.weekdays}
          disabled={disabled}
          onChange={(weekdays) => onChange({ ...value, weekdays })}
        />
      )}
    </Stack>
  );
}

const kinds = ['dates', 'start', ...feastNames] as const;

export type Series = Extract<ContentSeries, { kind: 'series' }>;

/** `28 devocionais · todo ano, na Páscoa · 28/03/2027 a 24/04/2027` */
export function describeImported(each: ContentSeries, today: Day): string {
  const { kind, days } = each;
  if (kind === 'chain') return `Lista de passagens · ${formatDayCount(days)}`;
  const run = nextOccurrence(each, today);
  const [first, last] = [run[0], run.at(-1)];
  return [
    days === 1 ? '1 devocional' : `${days} devocionais`,
    timesText(each.times),
    first && last && formatSpan(first, last),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `28/03/2027 a 24/04/2027` */
export const formatSpan = (first: Day, last: Day) =>
  first === last ? formatShortDay(first) : `${formatShortDay(first)} a ${formatShortDay(last)}`;

export const isOver = (series: Series, today: Day) =>
  (nextOccurrence(series, today).at(-1) ?? today) < today;

const feasts: Record<FeastName, string> = {
  'ash-wednesday': 'na Quarta-feira de Cinzas',
  'palm-sunday': 'no Domingo de Ramos',
  easter: 'na Páscoa',
  pentecost: 'em Pentecostes',
  advent: 'no 1º domingo do Advento',
};

const timesText = (times: SeriesTimes) =>
  times.kind === 'feast' ? `todo ano, ${feasts[times.feast]}` : '';
