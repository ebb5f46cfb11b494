import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { pendingLateDays } from '@raizes/domain/progress/late-days';
import LateIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import { Box, Typography } from '@mui/material';
import { RowLink } from '@/ui/row-link';
import { latePath, nameOfDay } from './late-days';
import { useDraftStep } from './draft';

interface Props {
  uid: string;
  stats: UserStats;
  /** The late days that can still be completed. */
  days: readonly Day[];
  today: Day;
}

/** One line about a late devotional: a link while one can still be done, or a confirmation of one done today. */
export function LateDevotional({ uid, stats, days, today }: Props) {
  const [open] = pendingLateDays(days, stats);
  if (open) return <Undone uid={uid} day={open} today={today} />;
  const done = days.find((day) => isDoneOn(today, stats, day));
  if (!done) return null;
  const { ofDay, forDay } = phrasesFor(done, today);
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ px: 2 }}>
      O devocional de {ofDay} está feito e conta para {forDay}.
    </Typography>
  );
}

const phrasesFor = (day: Day, today: Day) => {
  const name = nameOfDay(day, today);
  return name === 'ontem'
    ? { ofDay: name, forDay: name }
    : { ofDay: `${name},`, forDay: 'esse dia' };
};

function Undone({ uid, day, today }: { uid: string; day: Day; today: Day }) {
  const step = useDraftStep(uid, day);
  const { ofDay, forDay } = phrasesFor(day, today);
  const text =
    step === null
      ? `Você ainda pode fazê-lo e ele conta para ${forDay}.`
      : `Você parou no passo ${step} de ${DEVOTIONAL_STEPS}. Ele conta para ${forDay}.`;
  return (
    <Box sx={line}>
      <RowLink
        to={latePath(day)}
        icon={LateIcon}
        title={`O devocional de ${ofDay} chegou mais tarde`}
        text={text}
      />
    </Box>
  );
}

const line = {
  '&& > a': { height: 'auto', py: 1 },
  '&& > a > svg:first-of-type': { color: 'text.secondary' },
} as const;

function isDoneOn(today: Day, { days }: UserStats, day: Day): boolean {
  const at = days[day]?.devotional_at;
  return at !== null && at !== undefined && calendarDay(at) === today;
}
