import { consentLogSchema } from '@raizes/domain/documents/consents';
import type { ConsentChoices, ConsentLog, Consents } from '@raizes/domain/documents/consents';
import { collections } from '@raizes/domain/paths';
import { Box, Stack, Typography, Card, CardContent } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useOutage } from '@/lib/browser';
import { isUnknown } from '@/lib/documents';
import { errorText } from '@/lib/errors';
import { useDocs } from '@/lib/live';
import { formatDateTime } from '@/lib/time';
import { useTimedOut } from '@/lib/timing';
import { toastError } from '@/lib/toast';
import { saveConsent, useConsents } from './api';
import { ConsentSwitches } from './consents';

/** The person's consents, each saved as it is changed, and their history. */
export function MyConsents({ uid }: { uid: string }) {
  const consents = useConsents(uid);
  const isUnreachable = useTimedOut(isUnknown(consents));
  const outage = useOutage();
  return (
    <Section
      title="O que eu permito"
      text="Cada escolha vale na mesma hora e pode mudar quando você quiser."
    >
      {consents.state === 'ready' && <Switches uid={uid} given={consents.value} />}
      {isUnknown(consents) && isUnreachable && (
        <Typography>{outage}: as suas escolhas aparecem aqui quando a conexão voltar.</Typography>
      )}
      {!isUnknown(consents) && consents.state !== 'ready' && (
        <Typography>
          Não há resposta sua guardada. A próxima página que você abrir diz o que falta.
        </Typography>
      )}
      <ConsentHistory uid={uid} />
    </Section>
  );
}

function Switches({ uid, given }: { uid: string; given: Consents }) {
  // A switch moves under the finger; the listener reports the change after the device has stored it.
  const [changes, setChanges] = useState<Partial<ConsentChoices>>({});

  async function save(change: Partial<ConsentChoices>): Promise<void> {
    setChanges((earlier) => ({ ...earlier, ...change }));
    const { kept, sent } = saveConsent(uid, change);
    sent.catch((error: unknown) => {
      console.warn('The consents were refused', error);
      toastError('Erro ao salvar', errorText(error));
    });
    await kept.catch(() => undefined);
    setChanges({});
  }

  return (
    <>
      <ConsentSwitches
        choices={{ ...given, ...changes }}
        onChange={(change) => void save(change)}
      />
      <Typography variant="body2" color="textSecondary">
        Ano de nascimento informado: {given.birth_year}. Se estiver errado, peça a quem administra o
        Raízes na sua igreja que o corrija.
      </Typography>
    </>
  );
}

const HISTORY_SIZE = 20;

function ConsentHistory({ uid }: { uid: string }) {
  const log = useDocs(
    { path: collections.consentLog(uid), descending: 'at', size: HISTORY_SIZE },
    consentLogSchema,
  );
  if (log.state !== 'ready' || log.value.length === 0) return null;
  return (
    <div>
      <Typography variant="h3">Histórico</Typography>
      <Stack
        component="ul"
        spacing={1.5}
        aria-label="Histórico dos consentimentos"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
      >
        {log.value.map((entry) => (
          <Box component="li" key={entry.at.getTime()}>
            <Typography variant="body2">{describe(entry)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(entry.at)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </div>
  );
}

function describe(entry: ConsentLog): string {
  if (entry.kind === 'birth-year-corrected') return 'O ano de nascimento foi corrigido';
  if (entry.kind !== 'answer') {
    const done = entry.kind === 'guardian-recorded' ? 'registrada' : 'retirada';
    return `A autorização do responsável foi ${done}`;
  }
  const allowed = [
    entry.leader_progress && 'líder vê o progresso',
    entry.ai && 'inteligência artificial externa',
    entry.notifications && 'avisos e lembretes',
  ].filter((each) => each !== false);
  return allowed.length > 0 ? `Permitiu: ${allowed.join(', ')}` : 'Não permitiu nada além da conta';
}

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {text && <Typography color="textSecondary">{text}</Typography>}
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
