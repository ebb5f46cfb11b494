import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { undoneDays } from '@raizes/domain/progress/late-days';
import LateIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import { Box, Typography } from '@mui/material';
import { RowLink } from '@/ui/row-link';
import { latePath, nameOfDay } from './day-names';
import { useBegunStep } from './draft';

interface Props {
  uid: string;
  stats: UserStats;
  /** The days whose devotional came late and may still be done as that day. */
  days: readonly Day[];
  today: Day;
}

/** One quiet line: a devotional that came late and can still be done, or what was done of one today. */
export function LateDevotional({ uid, stats, days, today }: Props) {
  const [open] = undoneDays(days, stats);
  if (open) return <Undone uid={uid} day={open} today={today} />;
  const done = days.find((day) => isDoneOn(today, stats, day));
  if (!done) return null;
  const { named, itself } = wordsFor(done, today);
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ px: 2 }}>
      O devocional de {named} está feito e conta para {itself}.
    </Typography>
  );
}

const wordsFor = (day: Day, today: Day) => {
  const name = nameOfDay(day, today);
  return name === 'ontem'
    ? { named: name, itself: name }
    : { named: `${name},`, itself: 'esse dia' };
};

function Undone({ uid, day, today }: { uid: string; day: Day; today: Day }) {
  const step = useBegunStep(uid, day);
  const { named, itself } = wordsFor(day, today);
  const text =
    step === null
      ? `Você ainda pode fazê-lo e ele conta para ${itself}.`
      : `Você parou no passo ${step} de ${DEVOTIONAL_STEPS}. Ele conta para ${itself}.`;
  return (
    <Box sx={line}>
      <RowLink
        to={latePath(day)}
        icon={LateIcon}
        title={`O devocional de ${named} chegou mais tarde`}
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
