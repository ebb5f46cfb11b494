import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import {
  WARNED_DAYS,
  choiceOn,
  contentWarning,
  dayText,
  firstGap,
  hasEndlessDevotionals,
  isPlanActive,
  formatWarning,
} from '@raizes/domain/plans/content-warning';
import type { ContentWarning } from '@raizes/domain/plans/content-warning';
import { Alert, AlertTitle, Button, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import { useMayRun } from '@/features/content-plan/api';
import { useTimedOut } from '@/lib/timing';
import { useContentOf, useSources } from './api';
import type { Content, Sources } from './api';

/** How far one looks for the end of what a church has without a plan. */
const SEEN_DAYS = 30;

interface Props {
  today: Day;
  plan: ContentPlan | null;
}

/** How far the content reaches; a week before something runs out that the plan can't fill, what and why. */
export function AheadNotice({ today, plan }: Props) {
  const runs = plan !== null && isPlanActive(plan, today);
  // A run that is under way, as after each change of a day, asks for nothing more.
  const isFull = (runs || plan?.state === null) && fillsAll(plan, today);
  const last = addDays(today, isFull ? WARNED_DAYS : SEEN_DAYS);
  const mayRun = useMayRun(plan);
  const content = useContentOf(today, last);
  const sources = useSources(today, last);
  const isConfirmed = content?.isConfirmed ?? false;
  const isUnreachable = useTimedOut(!isConfirmed);
  // What this device lacks may exist on the server: no warning.
  if (!content || !isConfirmed || !sources) {
    return isUnreachable ? null : (
      <Skeleton variant="rounded" height={48} sx={{ borderRadius: 1 }} />
    );
  }
  const lacks = missingIn(content, sources);
  const warning = contentWarning(plan, today, lacks, mayRun);
  if (warning) return <Warning warning={warning} today={today} />;
  const gap = firstGap(plan, today, last, lacks);
  return (
    <Alert severity="success" role="status">
      {reach({ today, plan: runs ? plan : null, gap, last })}
    </Alert>
  );
}

const missingIn = (content: Content, sources: Sources) => (day: Day, part: PartName) => {
  const has = part === 'devotional' ? content.devotionals.has(day) : content.readings.has(day);
  return !has && sources.get(day)?.[part]?.locked !== true;
};

interface Reach {
  today: Day;
  /** Null unless it runs. */
  plan: ContentPlan | null;
  gap: ReturnType<typeof firstGap>;
  /** The last day that was looked at. */
  last: Day;
}

function reach({ today, plan, gap, last }: Reach): string {
  if (plan && fillsAll(plan, today)) return 'Conteúdo garantido enquanto o plano estiver ligado.';
  const until = gap
    ? `até ${dayText(addDays(gap.day, -1), today)}`
    : `até ${dayText(last, today)}, pelo menos`;
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
    <Alert
      severity="warning"
      role="status"
      action={
        <Button component={Link} to={`${page}?date=${warning.day}`} color="inherit" size="small">
          Completar
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
