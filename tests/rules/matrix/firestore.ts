import { readFileSync } from 'node:fs';
import { parseCoverage } from '../support/coverage';
import type { Fields } from '../support/field-cases';
import { rulesFile } from '../support/rules-file';
import { encodeQuestion, encodeWrite, type Question, type Write } from './encode';

export type Answer = 'yes' | 'no';

const origin = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}`;

/** The test file’s own: no trigger, no other file and no running app shares it. */
let project = '';
/** The name of the database’s root. */
export const documents = () => `projects/${project}/databases/(default)/documents`;
const root = () => `${origin}/v1/${documents()}`;
const tools = () => `${origin}/emulator/v1/projects/${project}`;

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The emulator takes a token that nobody has signed, and `owner` for the server, who stands outside the rules. */
function tokenOf(uid: string): string {
  const claims = { sub: uid, user_id: uid, aud: project, iat: 1, exp: 9_999_999_999 };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

/** A write that met another at the same document is no answer: it is sent again, as every client does. */
const isAborted = (status: number, text: string) => status === 409 && text.includes('"ABORTED"');

async function send(
  url: string,
  token: string | null,
  method = 'GET',
  body?: object,
): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (isAborted(response.status, text)) return send(url, token, method, body);
  return { status: response.status, text };
}

async function answerOf(asked: ReturnType<typeof send>): Promise<Answer> {
  const { status, text } = await asked;
  // A document that may be read and is not there.
  if (status === 200 || status === 404) return 'yes';
  if (status === 403 && text.includes('PERMISSION_DENIED')) return 'no';
  throw new Error(`Neither allowed nor refused: ${status} ${text}`);
}

async function asServer(url: string, method: string, body?: object) {
  const { status, text } = await send(url, 'owner', method, body);
  if (status !== 200) throw new Error(`The emulator answered ${status}: ${text}`);
  return text;
}

/** What somebody may do, asked over the network as anybody with the app's key can ask; `null` has not signed in. */
export function as(uid: string | null) {
  const token = uid === null ? null : tokenOf(uid);
  const post = (url: string, body: object) => answerOf(send(url, token, 'POST', body));
  const partsOf = (collection: string): [parent: string, name: string] => {
    const [name = '', ...above] = collection.split('/').toReversed();
    return [[root(), ...above.toReversed()].join('/'), name];
  };
  return {
    get: (path: string) => answerOf(send(`${root()}/${path}`, token)),
    list: (collection: string, question: Question) => {
      const [parent, name] = partsOf(collection);
      return post(`${question.everywhere ? root() : parent}:runQuery`, {
        structuredQuery: encodeQuestion(name, question),
      });
    },
    count: (collection: string, question: Question) => {
      const [parent, name] = partsOf(collection);
      const structuredQuery = encodeQuestion(name, question);
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
      return post(`${parent}:runAggregationQuery`, { structuredAggregationQuery });
    },
    /** Whatever else Firestore’s interface takes, at a place under the root. */
    ask: (place: string, body: object) => post(`${root()}${place}`, body),
    write: (...writes: Write[]) =>
      post(`${root()}:commit`, { writes: writes.map((write) => encodeWrite(write, documents())) }),
  };
}

/** Loads the product’s rules: what the emulator has noted of their answers so far, which is much, is forgotten. */
export async function loadRules(): Promise<void> {
  const content = readFileSync(rulesFile, 'utf8');
  await asServer(`${tools()}:securityRules`, 'PUT', { rules: { files: [{ content }] } });
}

/** Begins in a database of this name: the rules of the product, and no document. */
export async function beginIn(name: string): Promise<void> {
  project = `demo-raizes-rules-${name}`;
  await loadRules();
  await asServer(`${tools()}/databases/(default)/documents`, 'DELETE');
}

/** Documents that are there already, each by its path; `null` for one that is not. */
export async function given(known: Record<string, Fields | null>): Promise<void> {
  const writes = Object.entries(known).map(([path, fields]) =>
    encodeWrite(fields ? { path, fields } : { path }, documents()),
  );
  await asServer(`${root()}:commit`, 'POST', { writes });
}

export const coverage = async () =>
  parseCoverage(JSON.parse(await asServer(`${tools()}:ruleCoverage`, 'GET')));
