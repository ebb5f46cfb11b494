import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Bar } from '@/ui/meter';
import { canContinue } from './draft';
import type { Draft } from './draft';
import { MemorizationStep } from './memorization-step';
import { useStepHistory } from './step-history';
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

/** The eight steps, forward and back. */
export function DevotionalFlow(props: Props) {
  const { devotional, draft, change, onComplete, saving, onLeave, children } = props;
  const Step = steps[draft.step - 1] ?? OpeningStep;
  const { goTo, leave } = useStepHistory({ draft, change, onLeave });
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(draft.step);

  useEffect(() => {
    if (shown.current === draft.step) return;
    shown.current = draft.step;
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [draft.step]);

  return (
    <Box ref={top} sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton onClick={leave} disabled={saving} edge="start" aria-label="Pausar devocional">
          <CloseIcon />
        </IconButton>
        <StepProgress step={draft.step} />
      </Stack>
      <Box sx={{ flexGrow: 1, py: 3 }}>
        <Step devotional={devotional} draft={draft} change={change} goTo={goTo} />
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pb: 2 }}>
        {children}
      </Stack>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          position: 'sticky',
          bottom: 'var(--toast-height, 0px)',
          py: 2,
          bgcolor: { xs: 'background.default', sm: 'background.paper' },
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button
          onClick={() => (draft.step === 1 ? leave() : goTo(draft.step - 1))}
          size="large"
          disabled={saving}
        >
          Voltar
        </Button>
        {draft.step < DEVOTIONAL_STEPS ? (
          <Button
            variant="contained"
            size="large"
            disabled={!canContinue(draft)}
            onClick={() => goTo(draft.step + 1)}
          >
            {draft.step === 7 && canContinue(draft) && !draft.memorization?.isValid
              ? 'Continuar sem o bônus'
              : 'Continuar'}
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={saving} onClick={onComplete}>
            Completar Devocional
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function StepProgress({ step }: { step: number }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexGrow: 1 }}>
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
