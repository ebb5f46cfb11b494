import { CONSENT_VERSION, consentsSchema } from '@raizes/domain/documents/consents';
import type { ConsentChoices, Consents } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import { Box, Stack, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { useDoc } from '@/lib/live';
import { fetchDoc } from '@/lib/reads';
import { serverTime, writeDoc } from '@/lib/writes';

/** What a person consents to, live. */
export const useConsents = (uid: string) => useDoc(paths.consents(uid), consentsSchema);

/** What the server has of a person's answer, or null when they have not been asked. */
export async function givenConsents(uid: string): Promise<Consents | null> {
  const found = await fetchDoc(paths.consents(uid), consentsSchema);
  return found.state === 'ready' ? found.value : null;
}

/** Writes an answer, to the words of now; without a network it is kept on the device and sent later. */
export function saveConsents(uid: string, birth_year: number, choices: ConsentChoices) {
  const { leader_progress, ai, notifications } = choices;
  return writeDoc(paths.consents(uid), {
    version: CONSENT_VERSION,
    account: true,
    leader_progress,
    ai,
    notifications,
    birth_year,
    answered_at: serverTime(),
  });
}

/** Nothing is allowed that a person has not allowed. */
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

/** What each choice is for, in words that everybody understands. */
const purposes: readonly Purpose[] = [
  {
    name: 'leader_progress',
    title: 'Meu líder vê o meu progresso',
    text: 'Dias concluídos, sequência e conquistas. Nunca o que você escreve para si.',
  },
  {
    name: 'ai',
    title: 'Inteligência artificial externa no mentor',
    text: 'O texto da sua pergunta vai ao serviço do Google, sem o seu nome. Sem isso, o mentor responde só com o que já está no Raízes.',
  },
  {
    name: 'notifications',
    title: 'Receber avisos e lembretes',
    text: 'Respostas, conquistas e o lembrete do dia, nos aparelhos em que você os ativar.',
  },
];

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
