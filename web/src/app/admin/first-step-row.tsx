import TakenIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import UntakenIcon from '@mui/icons-material/RadioButtonUnchecked';
import SkippedIcon from '@mui/icons-material/ScheduleOutlined';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

const looks = {
  taken: { icon: TakenIcon, color: 'success.main', text: 'Feito' },
  open: { icon: UntakenIcon, color: 'text.secondary', text: null },
  skipped: { icon: SkippedIcon, color: 'text.secondary', text: 'Depois' },
};

interface Props {
  title: string;
  text: string;
  state: keyof typeof looks;
  isOpen: boolean;
  onToggle: () => void;
  onSkip: () => Promise<void>;
  /** The buttons that lead to the step. */
  children: ReactNode;
}

/** One of the first steps; unless it is taken, it unfolds to how it is taken. */
export function FirstStepRow({ title, text, state, isOpen, onToggle, onSkip, children }: Props) {
  const id = useId();
  const [isSkipping, setSkipping] = useState(false);
  const { icon: Icon, color, text: stateText } = looks[state];
  const line = (
    <>
      <Box component={Icon} aria-hidden sx={{ color, flexShrink: 0 }} />
      <Box component="span" sx={{ flexGrow: 1, fontWeight: isOpen ? 700 : 600 }}>
        {title}
      </Box>
      {stateText && (
        <Typography component="span" variant="body2" color="textSecondary">
          {stateText}
        </Typography>
      )}
    </>
  );

  async function skip(): Promise<void> {
    setSkipping(true);
    await onSkip();
    setSkipping(false);
  }

  if (state === 'taken') {
    return (
      <Box component="li" sx={{ ...rowSx, ...lineSx, color: 'text.secondary' }}>
        {line}
      </Box>
    );
  }
  return (
    <Box component="li" sx={rowSx}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        sx={lineSx}
      >
        {line}
        {isOpen ? <CloseIcon aria-hidden /> : <OpenIcon aria-hidden />}
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ pl: { sm: 5 }, pb: 2 }}>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {text}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {children}
            {state === 'open' && (
              <Button
                loading={isSkipping}
                onClick={() => void skip()}
                aria-label={`Depois: ${title}`}
              >
                Depois
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const rowSx = {
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const lineSx = {
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 48,
  py: 1,
  textAlign: 'left',
} as const;
