import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { keyframes } from '@emotion/react';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTextSize } from '@/lib/device-settings';
import { Bar } from '@/ui/meter';
import { TextSizeControl, longTextRem } from '@/ui/text-size-control';
import { ToastsAbove, useToastsAbove } from '@/ui/toasts-above';
import { canContinue } from './draft';
import type { Draft } from './draft';
import { MemorizationStep } from './memorization-step';
import { Picture, DevotionalLayout } from './devotional-layout';
import { useStepHistory } from './step-history';
import { StepListen } from './step-listen';
import {
  ApplicationStep,
  ConclusionStep,
  ContextStep,
  InsightStep,
  OpeningStep,
  ReflectionStep,
  VerseStep,
} from './steps';

export interface StepProps {
  devotional: Devotional;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  goTo: (step: number) => void;
}

interface Props extends Omit<StepProps, 'goTo'> {
  onComplete: () => void;
  saving: boolean;
  onLeave: () => void;
  /** The line that names the devotional's source; null if there is none. */
  origin: string | null;
  /** The name of the day that it counts for; null for today. */
  lateDayName: string | null;
  /** Shown above every step. */
  notices?: ReactNode;
  /** Buttons that every step shows. */
  children: ReactNode;
}

const steps = [
  OpeningStep,
  VerseStep,
  ContextStep,
  InsightStep,
  ReflectionStep,
  ApplicationStep,
  MemorizationStep,
  ConclusionStep,
];

/** The steps in which the person writes. */
const isWritingStep = (step: number) => step >= 5 && step <= 7;

/** The eight steps and the navigation between them. */
export function DevotionalFlow(props: Props) {
  const { devotional, draft, change, onComplete, saving, onLeave, origin, lateDayName } = props;
  const { notices, children } = props;
  const { step } = draft;
  const Step = steps[step - 1] ?? OpeningStep;
  const { goTo, leave } = useStepHistory({
    day: devotional.date,
    draft,
    change,
    onLeave,
    saving,
  });
  const top = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDivElement>(null);
  useToastsAbove(help);
  const shown = useRef(step);
  const entrance = useEntrance(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <DevotionalLayout>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pb: 0.5 }}>
        <IconButton onClick={leave} disabled={saving} edge="start" aria-label="Pausar devocional">
          <CloseIcon />
        </IconButton>
        <StepProgress step={step} />
        <Stack direction="row">
          <Box sx={{ minWidth: 44 }}>
            <StepListen devotional={devotional} step={step} above={BAR_HEIGHT} />
          </Box>
          <TextSizeControl />
        </Stack>
      </Stack>
      {notices}
      <Picture
        devotional={devotional}
        risen={step / (DEVOTIONAL_STEPS + 1)}
        isBand={isWritingStep(step)}
      />
      <StepText key={step} ref={top} entrance={entrance} grows={isWritingStep(step)}>
        <Step devotional={devotional} draft={draft} change={change} goTo={goTo} />
        {/* The origin can load after the text; the blank line keeps the text from moving. */}
        {step === 1 && <Footnote>{origin ?? '\u00a0'}</Footnote>}
        {(step === 1 || step === DEVOTIONAL_STEPS) && lateDayName && (
          <Footnote>Este devocional conta para {lateDayName}.</Footnote>
        )}
      </StepText>
      <Stack ref={help} direction="row" useFlexGap spacing={1} sx={actions}>
        {children}
      </Stack>
      <ToastsAbove height={BAR_HEIGHT} />
      <Stack direction="row" sx={bar}>
        <Button
          onClick={() => (step === 1 ? leave() : goTo(step - 1))}
          size="large"
          disabled={saving}
        >
          Voltar
        </Button>
        {step < DEVOTIONAL_STEPS ? (
          <Button
            variant="contained"
            size="large"
            disabled={!canContinue(draft)}
            onClick={() => goTo(step + 1)}
          >
            {step === 7 && canContinue(draft) && !draft.memorization?.isValid
              ? 'Continuar sem o bônus'
              : 'Continuar'}
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={saving} onClick={onComplete}>
            Completar Devocional
          </Button>
        )}
      </Stack>
    </DevotionalLayout>
  );
}

const actions = {
  flexWrap: 'wrap',
  mt: 'auto',
  pb: 'calc(12px + var(--player-height, 0px))',
} as const;

const BAR_HEIGHT = '76px';
const bar = {
  justifyContent: 'space-between',
  gap: 1,
  position: 'sticky',
  bottom: 0,
  pt: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};

/** A line below the step. */
function Footnote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });

type Entrance = typeof fromRight | null;

/** The animation with which a step appears; none for the step on which the page opens. */
function useEntrance(step: number): Entrance {
  const [shown, setShown] = useState({ step, entrance: null as Entrance });
  if (shown.step !== step) setShown({ step, entrance: step < shown.step ? fromLeft : fromRight });
  return shown.entrance;
}

interface StepTextProps {
  ref: Ref<HTMLDivElement>;
  entrance: Entrance;
  /** Fills the height of the screen, for a text field. */
  grows: boolean;
  children: ReactNode;
}

/** A step's content in the text size of the device. */
function StepText({ ref, entrance, grows, children }: StepTextProps) {
  const [size] = useTextSize();
  return (
    <Box
      ref={ref}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // `ReadingText` is 1.125 times as large.
        fontSize: `${(longTextRem[size] ?? 1) / 1.125}rem`,
        flexGrow: grows ? 1 : { md: 1 },
        justifyContent: { md: 'center' },
        py: { xs: 2, md: 4 },
        '& > *': { flexGrow: grows ? 1 : undefined, maxHeight: { md: 640 } },
        '@media (prefers-reduced-motion: no-preference)': {
          animation: entrance ? `${entrance} 280ms ease-out` : undefined,
        },
      }}
    >
      {children}
    </Box>
  );
}

function StepProgress({ step }: { step: number }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexGrow: 1 }}>
      <Bar
        percent={(step / DEVOTIONAL_STEPS) * 100}
        label="Progresso do devocional"
        valueText={`Passo ${step} de ${DEVOTIONAL_STEPS}`}
      />
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 700 }}>
        {step}/{DEVOTIONAL_STEPS}
      </Typography>
    </Stack>
  );
}
