import type { ConsentChoices } from '@raizes/domain/documents/consents';
import { Box, Stack, Switch, Typography } from '@mui/material';
import { useId } from 'react';

/** Every consent is opt-in. */
export const nothingAllowed: ConsentChoices = {
  leader_progress: false,
  ai: false,
  notifications: false,
};

interface Purpose {
  name: keyof ConsentChoices;
  title: string;
  text: string;
}

const purposes: readonly Purpose[] = [
  {
    name: 'leader_progress',
    title: 'Meu líder vê o meu progresso',
    text: 'Dias concluídos, sequência e conquistas. Nunca o que você escreve para si.',
  },
  {
    name: 'ai',
    title: 'Inteligência artificial externa no mentor',
    text: 'Sua pergunta, o que já foi dito na conversa e o texto que você está lendo vão ao serviço do Google, sem o seu nome. Sem isso, o mentor responde só com o que já está no Raízes.',
  },
  {
    name: 'notifications',
    title: 'Receber avisos e lembretes',
    text: 'Respostas, conquistas e o lembrete do dia, nos aparelhos em que você os ativar.',
  },
];

/**
 * What a newcomer is asked, before they know the app's words. Notices are asked for later, together with the reminder's hour, and Gemini
 * by the mentor.
 */
const newcomerPurposes: readonly Purpose[] = [
  {
    name: 'leader_progress',
    title: 'Seu líder pode ver que você esteve aqui?',
    text: 'Só dias, sequência e conquistas. Nunca o que você escreve.',
  },
];

interface Props {
  isNewcomer?: boolean;
  choices: ConsentChoices;
  onChange: (change: Partial<ConsentChoices>) => void;
  disabled?: boolean;
}

/** One switch per purpose, because the LGPD requires granular consent. */
export function ConsentSwitches(props: Props) {
  const { isNewcomer = false, choices, onChange, disabled = false } = props;
  const shownPurposes = isNewcomer ? newcomerPurposes : purposes;
  return (
    <Stack spacing={2}>
      {shownPurposes.map((purpose) => (
        <PurposeSwitch
          key={purpose.name}
          purpose={purpose}
          checked={choices[purpose.name]}
          disabled={disabled}
          onChange={(allowed) => onChange({ [purpose.name]: allowed })}
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
