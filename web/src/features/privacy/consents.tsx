import type { ConsentChoices } from '@raizes/domain/documents/consents';
import { Box, Stack, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { purposes } from './purposes';
import type { Purpose } from './purposes';

interface Props {
  choices: ConsentChoices;
  onChange: (choices: ConsentChoices) => void;
  disabled?: boolean;
}

/** One switch for each purpose: one can be allowed without the others. */
export function ConsentSwitches({ choices, onChange, disabled = false }: Props) {
  return (
    <Stack spacing={2}>
      {purposes.map((purpose) => (
        <PurposeSwitch
          key={purpose.name}
          purpose={purpose}
          checked={choices[purpose.name]}
          disabled={disabled}
          onChange={(allowed) => onChange({ ...choices, [purpose.name]: allowed })}
        />
      ))}
    </Stack>
  );
}

interface SwitchProps {
  purpose: Purpose;
  checked: boolean;
  disabled: boolean;
  onChange: (allowed: boolean) => void;
}

function PurposeSwitch({ purpose: { title, text }, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, cursor: 'pointer' }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography id={id} sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography id={`${id}-text`} variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, allowed) => onChange(allowed)}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-text` } }}
      />
    </Box>
  );
}
