import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { choiceOn } from '@raizes/domain/documents/content-plan';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import {
  WARNED_DAYS,
  contentWarning,
  formatDayAndMonth,
  firstGap,
  hasEndlessDevotionals,
  isPlanActive,
  formatWarning,
} from '@raizes/domain/content/content-warning';
import type { ContentWarning } from '@raizes/domain/content/content-warning';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useMightBeRunning } from '@/features/content/plan/api';
import { Notice } from '@/ui/page/notice';
import { useContentBetween, useSources } from './api';
import type { Content, Sources } from './api';
import { hasPart } from './day-state';

/** How far ahead to look for the end of the content of a church without a plan. */
const LOOKAHEAD_DAYS = 30;

interface Props {
  today: Day;
  plan: ContentPlan | null;
}

/** Says until when there is content, or warns what is missing within a week that the plan can't fill, and why. */
export function AheadNotice({ today, plan }: Props) {
  const runs = plan !== null && isPlanActive(plan, today);
  // `state` is null while a run is in progress, for example after each change of a day. That alone must not cause a longer query.
  const isFull = (runs || plan?.state === null) && fillsAll(plan, today);
  const last = addDays(today, isFull ? WARNED_DAYS : LOOKAHEAD_DAYS);
  const mightBeRunning = useMightBeRunning(plan);
  const content = useContentBetween(today, last);
  const sources = useSources(today, last);
  // No warning before the server has answered, because content missing on this device can exist on the server.
  if (!content?.isConfirmed || !sources) return null;
  const lacks = missingIn(content, sources);
  const warning = contentWarning(plan, today, lacks, mightBeRunning);
  if (warning) return <Warning warning={warning} today={today} />;
  const gap = firstGap(plan, today, last, lacks);
  return (
    <Box component="span" role="status" sx={{ color: 'text.primary', mr: 0.75 }}>
      <CheckIcon aria-hidden color="success" sx={{ fontSize: '1.125rem', mr: 0.5, mb: -0.5 }} />
      <span>{formatReach({ today, plan: runs ? plan : null, gap, last })}</span>
    </Box>
  );
}

const missingIn = (content: Content, sources: Sources) => (day: Day, part: PartName) =>
  !hasPart(day, part, content) && sources.get(day)?.[part]?.locked !== true;

interface Reach {
  today: Day;
  /** Null unless the plan is active. */
  plan: ContentPlan | null;
  gap: ReturnType<typeof firstGap>;
  /** The last day that was checked. */
  last: Day;
}

function formatReach({ today, plan, gap, last }: Reach): string {
  if (plan && fillsAll(plan, today)) return 'Conteúdo garantido enquanto o plano estiver ligado.';
  const until = gap
    ? `até ${formatDayAndMonth(addDays(gap.day, -1), today)}`
    : `até ${formatDayAndMonth(last, today)}, pelo menos`;
  const isOnlyDevotional = gap === null || !gap.missing.includes('readings');
  return plan && isOnlyDevotional
    ? `Leituras garantidas enquanto o plano estiver ligado. Devocional ${until}.`
    : `Conteúdo ${until}.`;
}

function fillsAll(plan: ContentPlan | null, today: Day): boolean {
  const choice = plan && choiceOn(plan, today);
  return choice ? hasEndlessDevotionals(choice) : false;
}

function Warning({ warning, today }: { warning: ContentWarning; today: Day }) {
  const { title, text } = formatWarning(warning, today);
  const page = warning.missing.includes('devotional')
    ? '/create-devotional'
    : '/manage-daily-readings';
  return (
    <Notice
      severity="warning"
      role="status"
      title={title}
      text={text}
      action={
        <Button
          component={Link}
          to={`${page}?date=${warning.day}&from=calendar`}
          sx={{ ml: { xs: -1, sm: 0 } }}
        >
          Completar
        </Button>
      }
    />
  );
}
