import type { Filled } from '@raizes/domain/callables/responses';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan, PlanChoice } from '@raizes/domain/documents/content-plan';
import { formatDayAndMonth } from '@raizes/domain/content/content-warning';
import PlanIcon from '@mui/icons-material/AutorenewOutlined';
import DoneIcon from '@mui/icons-material/Check';
import MoreIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  Button,
  ButtonBase,
  Card,
  Collapse,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useMedia } from '@/lib/browser';
import { refusalText } from '@/lib/errors';
import { useTimedOut } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { lazyComponent } from '@/ui/lazy';
import { changePlan, useContentPlan } from './api';
import { PlanState } from './plan-state';
import { toastFilled, plans, formatPlanTerms } from './plans';

const PlanDialog = lazyComponent(() => import('./plan-dialog').then((module) => module.PlanDialog));
const SourcesDialog = lazyComponent(() =>
  import('./sources-dialog').then((module) => module.SourcesDialog),
);

interface Props {
  today: Day;
  /** Opens the sources, where files are imported, at once. */
  opensSources?: boolean;
  /** Called with the first day that an import has filled. */
  onImported: (day: Day) => void;
}

/** The card of the content plan: offers to choose one, or shows how far it has filled the coming days. */
export function AutoFill({ today, opensSources = false, onImported }: Props) {
  const live = useContentPlan();
  const [isChoosing, setChoosing] = useState(false);
  const [isSourcing, setSourcing] = useState(opensSources);
  const isUnknown = live.state === 'loading' || (live.state === 'missing' && live.fromCache);
  const isUnreachable = useTimedOut(isUnknown);
  if (isUnknown)
    return isUnreachable ? null : (
      <Skeleton variant="rounded" height={72} sx={{ borderRadius: 2 }} />
    );
  const plan = live.state === 'ready' ? live.value : null;
  const choose = () => setChoosing(true);
  const showSources = () => setSourcing(true);
  return (
    <Card component="section" aria-labelledby={HEADING} sx={{ p: { md: 1.5 } }}>
      {plan ? (
        <Running plan={plan} today={today} onChange={choose} onSources={showSources} />
      ) : (
        <Offer onChoose={choose} onSources={showSources} />
      )}
      <Suspense>
        {isChoosing && (
          <PlanDialog
            current={plan?.choices.at(-1) ?? null}
            lacksBible={plan?.state ? plan.state.problem === 'sample' : null}
            today={today}
            onClose={() => setChoosing(false)}
          />
        )}
        {isSourcing && (
          <SourcesDialog
            plan={plan}
            today={today}
            onImported={onImported}
            onClose={() => setSourcing(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

const HEADING = 'auto-fill';

interface FrameProps {
  title: string;
  /** One word beside the title, while the rest is folded. */
  state: string;
  /** Something is wrong: it opens unfolded. */
  isUrgent?: boolean;
  children: ReactNode;
  actions: ReactNode;
}

/** On a phone it is a row that unfolds, so that the days come first. */
function Frame({ title, state, isUrgent = false, children, actions }: FrameProps) {
  const isWide = useMedia('(min-width: 900px)');
  const [chosen, setUnfolded] = useState<boolean | null>(null);
  const isUnfolded = chosen ?? isUrgent;
  const id = useId();
  const buttons = (
    <Stack direction="row" useFlexGap spacing={1} sx={buttonsSx}>
      {actions}
    </Stack>
  );
  if (isWide)
    return (
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <PlanMark />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={HEADING} variant="h3" component="h2">
            {title}
          </Typography>
          {children}
        </Box>
        {buttons}
      </Stack>
    );
  return (
    <>
      <Box component="h2" sx={{ m: 0 }}>
        <ButtonBase
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={rowSx}
        >
          <PlanMark />

          <Typography
            id={HEADING}
            variant="h3"
            component="span"
            sx={{ flex: '1 1 8rem', minWidth: 0 }}
          >
            {title}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {state}
          </Typography>
          <MoreIcon aria-hidden sx={{ rotate: isUnfolded ? '180deg' : '0deg' }} />
        </ButtonBase>
      </Box>
      <Collapse in={isUnfolded} id={id}>
        <Box sx={{ px: 2, pb: 2 }}>
          {children}
          <Box sx={{ mt: 1.5 }}>{buttons}</Box>
        </Box>
      </Collapse>
    </>
  );
}

const PlanMark = () => (
  <Box aria-hidden sx={markSx}>
    <PlanIcon />
  </Box>
);

const markSx = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: { md: 40 },
  height: { md: 40 },
  borderRadius: '50%',
  bgcolor: { md: 'action.hover' },
  color: 'primary.main',
} as const;

const buttonsSx = { flexWrap: { xs: 'wrap', lg: 'nowrap' }, flexShrink: { lg: 0 } } as const;

const rowSx = {
  // Large text takes more lines.
  flexWrap: 'wrap',
  width: '100%',
  gap: 1.5,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  font: 'inherit',
} as const;

interface OfferProps {
  onChoose: () => void;
  onSources: () => void;
}

const Offer = ({ onChoose, onSources }: OfferProps) => (
  <Frame
    title="Preencher sozinho"
    state="desligado"
    actions={
      <>
        <Button variant="contained" onClick={onChoose}>
          Escolher um plano
        </Button>
        <Button onClick={onSources}>Fontes</Button>
      </>
    }
  >
    <Typography variant="body2" color="textSecondary">
      Escolha uma vez um plano de leitura: com a Bíblia inteira no aplicativo, o calendário fica
      cheio trinta dias à frente, enquanto o plano estiver ligado. As séries da igreja entram também
      sem ela. O que você escrever vale sempre mais.
    </Typography>
  </Frame>
);

interface RunningProps {
  plan: ContentPlan;
  today: Day;
  onChange: () => void;
  onSources: () => void;
}

function Running({ plan, today, onChange, onSources }: RunningProps) {
  const [isBusy, setBusy] = useState(false);
  const [isPausing, setPausing] = useState(false);
  const { current, next } = currentAndNext(plan, today);
  const pausedFrom = pauseStart(plan);
  const isFull = plan.state?.problem === null && plan.state.filled_until !== null;

  async function run(action: Action): Promise<void> {
    setBusy(true);
    try {
      report(action, await changePlan({ action }));
    } catch (error) {
      console.error('The plan was not changed', error);
      toastError('Erro', refusalText(error));
    }
    setBusy(false);
    setPausing(false);
  }

  return (
    <Frame
      title={current ? plans[current.plan].name : 'Preencher sozinho'}
      state={pausedFrom && pausedFrom <= today ? 'em pausa' : 'ligado'}
      isUrgent={(plan.state?.problem ?? null) !== null}
      actions={
        <>
          {pausedFrom ? (
            <Button variant="contained" loading={isBusy} onClick={() => void run('resume')}>
              Retomar
            </Button>
          ) : (
            <Button
              variant="outlined"
              loading={isBusy}
              disabled={isFull}
              startIcon={isFull && <DoneIcon />}
              onClick={() => void run('fill')}
            >
              {isFull ? 'Mês preenchido' : 'Preencher agora'}
            </Button>
          )}
          <Button onClick={onChange} disabled={isBusy}>
            Mudar plano
          </Button>
          <Button onClick={onSources} disabled={isBusy}>
            Fontes
          </Button>
          {!pausedFrom && (
            <Button onClick={() => setPausing(true)} disabled={isBusy}>
              Pausar
            </Button>
          )}
        </>
      }
    >
      {current && (
        <Typography variant="body2" color="textSecondary">
          {formatPlanTerms(current.plan, current.weekdays.length)}
        </Typography>
      )}
      <PlanState plan={plan} today={today} pausedFrom={pausedFrom} />
      {next && !pausedFrom && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {plans[next.plan].name} começa em {formatDayAndMonth(next.from, today)}.
        </Typography>
      )}
      {isPausing && (
        <ConfirmDialog
          title="Pausar o plano?"
          text="O que o plano já pôs nos próximos dias sai do calendário; o de hoje e o que você escreveu ficam. Quando você retomar, ele continua de onde parou."
          action="Pausar"
          color="primary"
          onConfirm={() => run('pause')}
          onClose={() => setPausing(false)}
        />
      )}
    </Frame>
  );
}

type Action = 'pause' | 'resume' | 'fill';

function report(action: Action, filled: Filled): void {
  const isLate = filled.days === null;
  if (action === 'fill' && isLate)
    return toastError(
      'Não deu para preencher agora',
      'O aplicativo tenta de novo dentro de uma hora.',
    );
  if (action !== 'pause') return toastFilled(done[action], filled);
  return toastSuccess(done.pause, isLate ? 'O calendário muda dentro de uma hora.' : undefined);
}

const done = {
  pause: 'Plano em pausa.',
  resume: 'Plano retomado.',
  fill: 'Calendário conferido.',
};

/** Returns the choice that applies today, or else the first future one, and the choice after it. */
function currentAndNext({ choices }: ContentPlan, today: Day) {
  const at = Math.max(
    0,
    choices.findLastIndex(({ from }) => from <= today),
  );
  const next: PlanChoice | undefined = choices[at + 1];
  return { current: choices[at], next };
}

/** Returns the first day of the current or coming pause, or null. */
const pauseStart = ({ choices }: ContentPlan): Day | null => {
  const last = choices.at(-1)?.pauses.at(-1);
  return last?.to === null ? last.from : null;
};
