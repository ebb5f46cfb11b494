import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import { EMULATOR_HOST, emulators, firebaseConfig } from '@/lib/firebase/auth';

// Emulators only: they let a page act as the project's owner, past the rules. No production build contains this.

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

/** Whether the sample data that the seed wrote are still there. */
export const hasSampleData = async () => (await readManifest()) !== null;

/**
 * Erases what the seed wrote. The people go the way of everyone who erases their account: a trigger of the product does it.
 * Asking again after a failure continues.
 * @param keep the account that stays, since somebody is signed in with it
 */
export async function eraseSampleData(keep: string): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  await deleteAll(manifest.documents);
  const leaving = manifest.people.filter((uid) => uid !== keep);
  await Promise.all(leaving.map(requestErasure));
  await untilGone(leaving.map((uid) => paths.profile(uid)));
  // The next start must not fill in sample content again.
  await ask(`/${paths.sampleData}`, 'PATCH', { fields: { erased: { booleanValue: true } } });
}

async function readManifest() {
  const response = await send(`/${paths.sampleData}`, 'GET');
  const found = v.safeParse(manifestSchema, response.ok ? await response.json() : null);
  return found.success ? found.output.fields : null;
}

/** As many as one commit may hold. */
const MAX_WRITES = 500;

async function deleteAll(documents: readonly string[]): Promise<void> {
  for (let start = 0; start < documents.length; start += MAX_WRITES) {
    const writes = documents
      .slice(start, start + MAX_WRITES)
      .map((path) => ({ delete: `${root}/${path}` }));
    await ask(':commit', 'POST', { writes });
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
  // Conflict: it was requested before.
  if (!response.ok && response.status !== 409) throw new Error(await response.text());
}

const POLL_MS = 1000;
const POLLS = 120;

async function untilGone(documents: readonly string[]): Promise<void> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const found = await ask(':batchGet', 'POST', {
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

async function ask(address: string, method: string, body: object): Promise<unknown> {
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
