import { pushOutboxSchema } from '@raizes/domain/documents/push';
import type { PushOutboxEntry } from '@raizes/domain/documents/push';
import { collections } from '@raizes/domain/paths';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocs } from '@/lib/live';
import { isLocalPush } from '@/lib/push/subscription';
import { useSession } from '@/lib/session';
import { formatDateTime } from '@/lib/time';
import { PageBar } from '@/ui/page/page-bar';
import { pageColumn } from '@/ui/page/styles';
import { shortEndpoint, sendLocalTest, sendRemoteTest, usePushDebug } from './diagnostics';
import type { Diagnostics, LogEntry } from './diagnostics';
import { PushToggle } from './push-toggle';

/** A screen that shows why pushes do not arrive. */
export function PushDebugScreen() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.person.uid : null;
  const { diagnostics, log, note, refresh } = usePushDebug();

  async function refreshAndNote(): Promise<void> {
    await refresh();
    note('Diagnóstico atualizado');
  }

  async function test(run: () => Promise<void>): Promise<void> {
    await run();
    await refresh();
  }

  return (
    <Box
      sx={{ ...pageColumn, maxWidth: 'sm', pb: 8, minHeight: 'calc(100dvh - var(--nav-height))' }}
    >
      <title>Diagnóstico de notificações · Raízes</title>
      <PageBar />
      <Stack component="main" spacing={2}>
        <Box>
          <Typography variant="h1">Diagnóstico de notificações</Typography>
          <Typography color="textSecondary">
            Veja o que falta para as notificações chegarem a este aparelho.
          </Typography>
        </Box>
        <PushToggle onChange={() => void refresh()} />
        <DiagnosticsCard diagnostics={diagnostics} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void refreshAndNote()}>
            Atualizar
          </Button>
          <Button
            variant="outlined"
            disabled={!diagnostics?.workerActive}
            onClick={() => void test(() => sendLocalTest(note))}
          >
            Testar notificação local
          </Button>
          <Button
            variant="contained"
            disabled={!diagnostics?.endpoint}
            onClick={() => void test(() => sendRemoteTest(uid, note))}
          >
            Testar push remoto
          </Button>
        </Stack>
        <EventLogCard log={log} />
        {isLocalPush && uid && <LocalModeCard uid={uid} />}
        <InstructionsCard />
        <IosCard />
      </Stack>
    </Box>
  );
}

function DiagnosticsCard({ diagnostics }: { diagnostics: Diagnostics | null }) {
  return (
    <TitledCard title="Diagnóstico">
      {/* Reserves the height of the loaded list. */}
      <Stack component="dl" spacing={1.5} sx={{ m: 0, minHeight: 152 }}>
        {diagnostics && <Lines {...diagnostics} />}
      </Stack>
    </TitledCard>
  );
}

function Lines({ permission, workerActive, endpoint }: Diagnostics) {
  return (
    <>
      <Line name="Permissão de notificações" isGood={permission === 'Concedida'}>
        {permission}
      </Line>
      <Line name="Service worker" isGood={workerActive}>
        {workerActive ? 'Ativo' : 'Inativo'}
      </Line>
      <Line name="Inscrição de push" isGood={endpoint !== null}>
        {endpoint === null ? 'Nenhuma inscrição ativa' : shortEndpoint(endpoint)}
      </Line>
    </>
  );
}

interface LineProps {
  name: string;
  isGood: boolean;
  children: string;
}

function Line({ name, isGood, children }: LineProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
        <Box
          component={isGood ? CheckIcon : MissingIcon}
          aria-hidden
          sx={{ color: isGood ? 'success.main' : 'text.secondary' }}
        />
        {children}
      </Typography>
    </div>
  );
}

const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

function EventLogCard({ log }: { log: readonly LogEntry[] }) {
  return (
    <TitledCard title="Registro de eventos">
      <Box
        component="ol"
        aria-live="polite"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {log.map(({ id, at, text }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box
              component="time"
              dateTime={at.toISOString()}
              sx={{ color: 'text.secondary', mr: 1 }}
            >
              {timeFormat.format(at)}
            </Box>
            {text}
          </Typography>
        ))}
      </Box>
    </TitledCard>
  );
}

const steps = [
  'Ative as notificações acima e aceite quando o navegador perguntar.',
  'Toque em “Testar notificação local”: ela deve aparecer neste aparelho na mesma hora.',
  'Toque em “Testar push remoto”: ele sai do servidor e deve chegar em alguns segundos.',
  'Feche o aplicativo e peça a alguém que envie uma mensagem: a notificação deve chegar assim mesmo.',
  'Se a local aparece e a remota não, desative e ative as notificações e tente de novo.',
];

function InstructionsCard() {
  return (
    <TitledCard title="Como testar">
      <Typography component="ol" variant="body2" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
    </TitledCard>
  );
}

const limits = [
  'É preciso o iOS 16.4 ou mais recente.',
  'Só funciona pelo Safari.',
  'O aplicativo precisa estar instalado na tela de início.',
  'Erros 403 da plataforma são comuns, mesmo com tudo certo.',
];

function IosCard() {
  return (
    <TitledCard title="Limites no iPhone e no iPad">
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </Typography>
    </TitledCard>
  );
}

/** On the emulators, lists the latest pushes that were recorded instead of sent. */
function LocalModeCard({ uid }: { uid: string }) {
  return (
    <TitledCard title="Modo local">
      <Typography variant="body2" sx={{ mb: 1 }}>
        Aqui não há serviço de push: a inscrição é de teste, e o que seria enviado fica guardado
        nesta lista.
      </Typography>
      <Outbox uid={uid} />
    </TitledCard>
  );
}

const MAX_LISTED = 5;

function Outbox({ uid }: { uid: string }) {
  const outbox = useDocs(
    { path: collections.pushOutbox(uid), descending: 'sent_at', size: MAX_LISTED },
    pushOutboxSchema,
  );
  if (outbox.state !== 'ready') return null;
  if (outbox.value.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nada foi enviado ainda.
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="O que seria enviado"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {outbox.value.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </Box>
  );
}

function Entry({ title, body, url, devices, sent_at }: PushOutboxEntry) {
  return (
    <Typography component="li" variant="body2">
      <strong>{title}</strong> · {body}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {formatDateTime(sent_at)} · {url} · {devices === 1 ? '1 aparelho' : `${devices} aparelhos`}
      </Typography>
    </Typography>
  );
}

function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
