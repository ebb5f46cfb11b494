import type { ConsentChoices, Consents } from '@raizes/domain/documents/consents';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { errorText } from '@/lib/errors';
import { toastError } from '@/lib/toast';
import { ConsentSwitches, saveConsents, useConsents } from './consents';

/** What one has allowed; each change is saved as it is made. */
export function MyConsents({ uid }: { uid: string }) {
  const consents = useConsents(uid);
  if (consents.state === 'loading') return null;
  if (consents.state === 'ready') return <Switches uid={uid} given={consents.value} />;
  return (
    <Typography>
      Você ainda não respondeu. Perguntaremos na sua próxima visita ao início.
    </Typography>
  );
}

function Switches({ uid, given }: { uid: string; given: Consents }) {
  /** What was chosen here and is on its way. */
  const [chosen, setChosen] = useState<ConsentChoices | null>(null);

  async function save(choices: ConsentChoices): Promise<void> {
    setChosen(choices);
    try {
      await saveConsents(uid, given.birth_year, choices).sent;
    } catch (error) {
      console.warn('The consents were refused', error);
      toastError('Erro ao salvar', errorText(error));
    }
    setChosen((latest) => (latest === choices ? null : latest));
  }

  return (
    <>
      <ConsentSwitches choices={chosen ?? given} onChange={(choices) => void save(choices)} />
      <Typography variant="body2" color="textSecondary">
        Ano de nascimento informado: {given.birth_year}. Se estiver errado, peça a quem administra o
        Raízes na sua igreja que o corrija.
      </Typography>
    </>
  );
}
