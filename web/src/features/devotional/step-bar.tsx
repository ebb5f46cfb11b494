import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ToastsAbove } from '@/ui/toasts-above';
import { keepFocus } from './writing-step';

export const BAR_HEIGHT = '76px';

interface Props {
  step: number;
  canContinue: boolean;
  /** The verse of step 7 earns no bonus. */
  isWithoutBonus: boolean;
  /** Trying again comes first. */
  isQuiet: boolean;
  /** Why the step can't be left yet, after an attempt. */
  problem: string | null;
  saving: boolean;
  /** The text field is a page of its own. */
  isPage: boolean;
  onBack: () => void;
  onContinue: () => void;
  onTooEarly: () => void;
  onComplete: () => void;
}

/** Back and forward, pinned to the bottom edge. */
export function StepBar(props: Props) {
  const { step, canContinue, saving, isPage, problem } = props;
  return (
    <Box onMouseDown={isPage ? keepFocus : undefined} sx={isPage ? { ...bar, ...lowBar } : bar}>
      <ToastsAbove height={BAR_HEIGHT} />
      {problem !== null && (
        <Typography role="alert" variant="body2" color="error" sx={{ pb: 1 }}>
          {problem}
        </Typography>
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={props.onBack} size="large" disabled={saving} sx={textAtEdge}>
          Voltar
        </Button>
        {step < DEVOTIONAL_STEPS ? (
          <Button
            variant={props.isQuiet ? 'text' : 'contained'}
            size="large"
            aria-disabled={!canContinue}
            onClick={canContinue ? props.onContinue : props.onTooEarly}
            sx={!canContinue ? tooEarly : props.isQuiet ? { px: 2, mr: -2 } : null}
          >
            {step === 7 && props.isWithoutBonus ? 'Continuar sem o bônus' : 'Continuar'}
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={saving} onClick={props.onComplete}>
            Completar Devocional
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  // Above the label of a field.
  zIndex: 2,
  bottom: 0,
  pt: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
const lowBar = { pt: 0.75, pb: 0.75 };

/** Its text begins at the left edge of the step. */
const textAtEdge = { px: 2, ml: -2 };

/** Quiet, but says why when it is tapped. */
const tooEarly = {
  '&, &:hover': {
    bgcolor: 'transparent',
    color: 'text.secondary',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  },
};
