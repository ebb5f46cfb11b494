import { readFileSync } from 'node:fs';
import { parseCoverage } from './coverage';
import type { Fields } from './fields';

/** In a field: the moment at which the server takes the write, as `serverTimestamp()` asks for it. */
export const SERVER_TIME = Symbol('the server’s time');

/** A write as Firestore’s REST interface takes it. */
interface Write {
  path: string;
  /** Without fields, the document is deleted. */
  fields?: Fields;
  /** Only these fields are written: what is not among `fields` is taken out. */
  only?: string[];
  /** Whether the document must be there already, or must not. */
  exists?: boolean;
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: `${Number(value)}` };
  if (typeof value === 'number') return { doubleValue: Number.isNaN(value) ? 'NaN' : value };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`Firestore has no ${typeof value}`);
}

const encodeFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));

/** @param documents the name of the database's root */
function encodeWrite({ path, fields, only, exists }: Write, documents: string) {
  const name = `${documents}/${path}`;
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (!fields) return { delete: name, ...currentDocument };
  const [stamped, plain] = [true, false].map((isStamped) =>
    Object.entries(fields).filter(([, value]) => (value === SERVER_TIME) === isStamped),
  );
  const isPlain = (field: string) => fields[field] !== SERVER_TIME;
  return {
    update: { name, fields: encodeFields(Object.fromEntries(plain ?? [])) },
    ...(only ? { updateMask: { fieldPaths: only.filter(isPlain) } } : {}),
    updateTransforms: (stamped ?? []).map(([fieldPath]) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
    ...currentDocument,
  };
}

/** `where` is one field that must equal a value. */
interface Question {
  limit?: number;
  where?: [field: string, value: unknown];
  /** In every collection of this name, wherever it lies. */
  everywhere?: boolean;
}

function encodeQuestion(collectionId: string, { limit, where, everywhere }: Question) {
  const [fieldPath, value] = where ?? [];
  return {
    from: [{ collectionId, ...(everywhere ? { allDescendants: true } : {}) }],
    ...(limit === undefined ? {} : { limit }),
    ...(where
      ? {
          where: {
            fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encodeValue(value) },
          },
        }
      : {}),
  };
}

export const rulesFile = new URL('../../../firestore.rules', import.meta.url);

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
