import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { keyframes } from '@emotion/react';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTextSize } from '@/lib/device-settings';
import { Bar } from '@/ui/meter';
import { TextSizeControl, longTextRem } from '@/ui/text-size-control';
import { useToastsAbove } from '@/ui/toasts-above';
import { canContinue, mustTryAgain, whyNotContinue } from './draft';
import type { Draft } from './draft';
import { MemorizationStep } from './memorization-step';
import { Picture, DevotionalLayout } from './devotional-layout';
import { useStepHistory } from './step-history';
import { BAR_HEIGHT, StepBar } from './step-bar';
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
import { useWritingPage } from './writing-step';

export interface StepProps {
  devotional: Devotional;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  goTo: (step: number) => void;
  /** The step's text field is a page of its own, because the keyboard leaves little height. */
  isPage: boolean;
  /** The person wants to continue, but the step's text is missing. */
  isMissing: boolean;
}

interface Props extends Pick<StepProps, 'devotional' | 'draft' | 'change'> {
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
  const { isPage, height, handlers } = useWritingPage(step);
  const [attempted, setAttempted] = useState<number | null>(null);
  const problem = attempted === step ? whyNotContinue(draft) : null;
  const isWithoutBonus = canContinue(draft) && !draft.memorization?.isValid;
  const shown = useRef(step);
  const entrance = useEntrance(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <DevotionalLayout height={isPage ? height : null}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pb: 0.5 }}>
        <IconButton
          onClick={leave}
          disabled={saving}
          aria-label="Pausar devocional"
          sx={{ '&&': { ml: -1.25 } }}
        >
          <CloseIcon />
        </IconButton>
        <StepProgress step={step} />
        <Stack direction="row" sx={{ '&&': { mr: -1.25 } }}>
          <Box sx={{ minWidth: 44 }}>
            <StepListen devotional={devotional} step={step} above={BAR_HEIGHT} />
          </Box>
          <TextSizeControl />
        </Stack>
      </Stack>
      {!isPage && notices}
      <Picture
        devotional={devotional}
        risen={step / (DEVOTIONAL_STEPS + 1)}
        size={isWritingStep(step) ? 'none' : 'full'}
      />
      <StepText
        key={step}
        ref={top}
        entrance={entrance}
        grows={isWritingStep(step)}
        isPage={isPage}
        handlers={handlers}
      >
        <Step
          devotional={devotional}
          draft={draft}
          change={change}
          goTo={goTo}
          isPage={isPage}
          isMissing={problem !== null}
        />
        {/* The origin can load after the text; the blank line keeps the text from moving. */}
        {step === 1 && <Footnote>{origin ?? '\u00a0'}</Footnote>}
        {(step === 1 || step === DEVOTIONAL_STEPS) && lateDayName && (
          <Footnote>Este devocional conta para {lateDayName}.</Footnote>
        )}
      </StepText>
      <Stack ref={help} direction="row" sx={isPage ? { display: 'none' } : actions}>
        {children}
      </Stack>
      <StepBar
        step={step}
        canContinue={canContinue(draft)}
        isWithoutBonus={isWithoutBonus}
        isQuiet={step === 7 && isWithoutBonus && mustTryAgain(draft)}
        problem={problem}
        saving={saving}
        isPage={isPage}
        onBack={() => (step === 1 ? leave() : goTo(step - 1))}
        onContinue={() => goTo(step + 1)}
        onTooEarly={() => setAttempted(step)}
        onComplete={onComplete}
      />
    </DevotionalLayout>
  );
}

/** One quiet row; in large text it wraps. */
const actions = {
  flexWrap: 'wrap',
  mx: -1,
  mt: 'auto',
  pb: 'calc(4px + var(--player-height, 0px))',
  '& .MuiButton-root': { border: 0, px: 1.5, py: 1, color: 'text.secondary' },
} as const;

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
  isPage: boolean;
  handlers: ReturnType<typeof useWritingPage>['handlers'];
  children: ReactNode;
}

/** A step's content in the text size of the device. */
function StepText(props: StepTextProps) {
  const { ref, entrance, grows, isPage, handlers, children } = props;
  const [size] = useTextSize();
  return (
    <Box
      ref={ref}
      {...handlers}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // `ReadingText` is 1.125 times as large.
        fontSize: `${(longTextRem[size] ?? 1) / 1.125}rem`,
        flexGrow: grows ? 1 : undefined,
        pt: isPage ? 0.5 : { xs: 2, md: '5dvh' },
        pb: isPage ? 0.5 : 2,
        // A short text on a wide screen stands somewhat above the middle.
        mt: { md: grows ? 0 : 'auto' },
        minHeight: isPage ? 0 : undefined,
        '& > *': grows ? (isPage ? { flexGrow: 1 } : textStep) : undefined,
        '@media (prefers-reduced-motion: no-preference)': {
          animation: entrance ? `${entrance} 280ms ease-out` : undefined,
        },
      }}
    >
      {children}
    </Box>
  );
}

/** The text field fills the screen; on a wide one up to 640 px, unless its text is longer. */
const textStep = {
  flexGrow: { xs: 1, md: 0 },
  minHeight: { md: 'min(600px, 88dvh - 200px)' },
} as const;

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
