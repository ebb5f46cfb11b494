import { collections, paths } from '@raizes/domain/paths';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { errorText } from '@/lib/errors';
import { EMULATOR_HOST, emulators, firebaseConfig } from '@/lib/firebase/auth';
import { currentTime, useToday } from '@/lib/timing';
import { toastDone, toastError } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface Props {
  /** The signed-in admin, whose account is not erased. */
  uid: string;
}

/** On the emulators only: erases the invented people and content, so that a church can start with its own. */
export function EraseSampleData({ uid }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const today = useToday();
  const [sample, setSample] = useState<Manifest | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    readManifest().then(setSample, () => setSample(null));
  }, []);

  async function erase(): Promise<void> {
    try {
      await eraseSampleData(uid);
      setSample(null);
      setConfirming(false);
      toastDone(
        'Dados de exemplo apagados',
        'A igreja está pronta para o que é seu.',
        { label: 'Ligar um plano', run: () => void navigate('/content-calendar') },
        'Os próximos dias estão vazios até alguém escrever ou ligar um plano.',
      );
    } catch (error) {
      toastError('Erro ao apagar os dados de exemplo', errorText(error));
    }
  }

  if (!sample) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Dados de exemplo
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Esta igreja veio com pessoas, mensagens e conteúdo de exemplo.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Apagar os dados de exemplo
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Apagar os dados de exemplo?"
          text={<strong>Não dá para desfazer.</strong>}
          action="Apagar"
          onConfirm={erase}
          onClose={() => setConfirming(false)}
        >
          <Group title="Será apagado">
            {describeSample(sample, uid)}, com tudo o que essas pessoas escreveram.
          </Group>
          <Group title="Continua">
            As contas de quem se cadastrou, com tudo o que essas pessoas fizeram, e a sua.
          </Group>
          {sample.documents.includes(paths.devotional(today)) && (
            <Group title="Hoje">
              O dia fica sem devocional. Depois, dá para ligar um plano: com a Bíblia inteira, ele
              preenche os próximos dias.
            </Group>
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mt: 2, pl: 2, borderLeft: 4, borderColor: 'divider' }}>
    <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
    <DialogContentText>{children}</DialogContentText>
  </Box>
);

const kinds: [collection: string, one: string, many: string][] = [
  [collections.devotionals, 'devocional', 'devocionais'],
  [collections.dailyReadings, 'leitura', 'leituras'],
  [collections.challenges, 'desafio', 'desafios'],
  [collections.bibleVideos, 'vídeo', 'vídeos'],
];

const list = new Intl.ListFormat('pt-BR');

/** `9 pessoas, 30 devocionais e 12 vídeos` */
function describeSample({ people, documents }: Manifest, keep: string): string {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const leaving = people.filter((uid) => uid !== keep).length;
  return list.format([
    ...count(leaving, 'pessoa', 'pessoas'),
    ...kinds.flatMap(([collection, one, many]) =>
      count(documents.filter((path) => path.startsWith(`${collection}/`)).length, one, many),
    ),
  ]);
}

// For the emulators only, which let a page act as the project's owner and bypass the rules. No production build contains this
// module.

const root = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

const strings = v.pipe(
  v.object({
    arrayValue: v.object({
      values: v.optional(v.array(v.object({ stringValue: v.string() })), []),
    }),
  }),
  v.transform(({ arrayValue }) => arrayValue.values.map(({ stringValue }) => stringValue)),
);
const manifestSchema = v.object({ fields: v.object({ people: strings, documents: strings }) });
type Manifest = v.InferOutput<typeof manifestSchema>['fields'];

/**
 * Erases the seed's data. The trigger that erases accounts in production erases the people. After a failure, another call
 * continues where this one stopped.
 * @param keep uid of the signed-in account, which is not erased
 */
async function eraseSampleData(keep: string): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  await deleteAll(manifest.documents);
  const leaving = manifest.people.filter((uid) => uid !== keep);
  await Promise.all(leaving.map(requestErasure));
  await waitUntilGone(leaving.map((uid) => paths.profile(uid)));
  // The next start must not fill in sample content again.
  await request(`/${paths.sampleData}`, 'PATCH', { fields: { erased: { booleanValue: true } } });
}

/** The seed's sample data; null once it is erased. */
async function readManifest(): Promise<Manifest | null> {
  const response = await send(`/${paths.sampleData}`, 'GET');
  const found = v.safeParse(manifestSchema, response.ok ? await response.json() : null);
  return found.success ? found.output.fields : null;
}

/** The number of writes that one commit can hold. */
const MAX_WRITES = 500;

async function deleteAll(documents: readonly string[]): Promise<void> {
  for (let start = 0; start < documents.length; start += MAX_WRITES) {
    const writes = documents
      .slice(start, start + MAX_WRITES)
      .map((path) => ({ delete: `${root}/${path}` }));
    await request(':commit', 'POST', { writes });
  }
}

async function requestErasure(uid: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  const fields = {
    uid: { stringValue: uid },
    requested_at: { timestampValue: currentTime().toISOString() },
  };
  const [collection] = paths.erasure('').split('/');
  const response = await send(`/${collection}?documentId=${hash.join('')}`, 'POST', { fields });
  // 409 means that the erasure was requested before.
  if (!response.ok && response.status !== 409) throw new Error(await response.text());
}

const POLL_MS = 1000;
const POLLS = 120;

async function waitUntilGone(documents: readonly string[]): Promise<void> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const found = await request(':batchGet', 'POST', {
      documents: documents.map((path) => `${root}/${path}`),
      mask: { fieldPaths: ['id'] },
    });
    const rows = v.parse(v.array(v.object({ found: v.optional(v.unknown()) })), found);
    if (rows.every((row) => row.found === undefined)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  throw Object.assign(new Error('The sample people are still there'), { code: 'unavailable' });
}

async function request(address: string, method: string, body: object): Promise<unknown> {
  const response = await send(address, method, body);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const send = (address: string, method: string, body?: object) =>
  fetch(`http://${EMULATOR_HOST}:${emulators?.firestore}/v1/${root}${address}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
