import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { formatDayAndMonth } from '@raizes/domain/content/content-warning';
import { Box, Typography } from '@mui/material';
import { Notice } from '@/ui/page/notice';
import { useMightBeRunning } from './api';
import { BibleMissing } from './bible-missing';

interface Props {
  plan: ContentPlan;
  today: Day;
  /** The first day of the pause; null unless the plan is paused. */
  pausedFrom: Day | null;
}

/** Says how far the plan has filled the coming days, or why it has not. */
export function PlanState({ plan, today, pausedFrom }: Props) {
  const { choices, state } = plan;
  const mightBeRunning = useMightBeRunning(plan);
  const withDevotionals = choices.at(-1)?.devotionals.some(({ from }) => from !== 'series');
  if (pausedFrom)
    return (
      <Typography role="status">
        {pausedFrom <= today ? 'Em pausa desde' : 'Entra em pausa em'}{' '}
        {formatDayAndMonth(pausedFrom, today)}.
      </Typography>
    );
  if (state?.problem === 'sample')
    return (
      <Box sx={{ mt: 1 }}>
        <BibleMissing />
      </Box>
    );
  const [first] = choices;
  const begins =
    first && first.from > today ? `Começa em ${formatDayAndMonth(first.from, today)}.` : null;
  const filled = state?.filled_until
    ? `Cheio até ${formatDayAndMonth(state.filled_until, today)}.`
    : null;
  const until = begins ?? filled;
  if (!state)
    return (
      <Typography role="status">{begins ?? (mightBeRunning ? FILLING : FILLED_LATER)}</Typography>
    );
  if (state.problem === null && begins) return <Typography role="status">{begins}</Typography>;
  if (state.problem === null)
    return (
      <Typography role="status">
        {until} Há {withDevotionals ? 'devocional e leitura' : 'leitura'} enquanto o plano estiver
        ligado.
      </Typography>
    );
  return (
    <Box sx={{ mt: 1 }}>
      <Notice
        role="status"
        severity="info"
        {...(until && { title: until })}
        text={
          state.problem === 'chapters'
            ? `A Bíblia importada não tem ${state.missing.join(', ')}: os dias com esses capítulos ficaram vazios.`
            : 'Alguns dias não puderam ser preenchidos. O aplicativo tenta de novo dentro de uma hora.'
        }
      />
    </Box>
  );
}

const FILLING = 'O aplicativo está preenchendo os próximos dias.';
/** Shown when a run has not finished in time; if it has failed, the next hourly run retries. */
const FILLED_LATER = 'O aplicativo preenche os próximos dias dentro de uma hora.';
