import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { parseCoverage } from './coverage';
import type { Fields } from './fields';

export const rulesFile = new URL('../../../firestore.rules', import.meta.url);

export type Answer = 'allowed' | 'refused';

/** As a field's value: the server's time, as `serverTimestamp()` writes it. */
export const SERVER_TIME = Symbol('the server’s time');

/** A write in Firestore's REST interface. */
interface Write {
  path: string;
  /** A write without fields deletes the document. */
  fields?: Fields;
  /** The update mask. A field in it that is absent from `fields`, or undefined there, is removed. */
  only?: string[];
  /** Precondition: whether the document exists. */
  exists?: boolean;
}

/** A query of one collection. */
export interface ListQuery {
  limit?: number;
  /** Documents to skip; each is billed as a read. */
  offset?: number;
  /** Fields with the value they equal, or the list of values that one of them equals. */
  where?: Fields;
  orderBy?: [field: string, direction?: 'DESCENDING'];
  /** The value of `orderBy` and the path of the last document before the page. */
  startAfter?: [value: string, path: string];
  /** A collection group query. */
  everywhere?: boolean;
}

const origin = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}`;

/** Each test file has its own project, so that no trigger, other file or running app shares its database. */
let project = '';
/** The resource name of the database's root. */
export const documents = () => `projects/${project}/databases/(default)/documents`;
const root = () => `${origin}/v1/${documents()}`;
const tools = () => `${origin}/emulator/v1/projects/${project}`;

/** Empties the database of this name and loads the product's rules. */
export async function startDatabase(name: string): Promise<void> {
  project = `demo-raizes-rules-${name}`;
  await loadRules();
  await asServer(`${tools()}/databases/(default)/documents`, 'DELETE');
}

/** Loads the product's rules. The emulator then drops the coverage recorded so far. */
export async function loadRules(): Promise<void> {
  const content = readFileSync(rulesFile, 'utf8');
  await asServer(`${tools()}:securityRules`, 'PUT', { rules: { files: [{ content }] } });
}

/** Writes documents by path, bypassing the rules; `null` deletes a document. */
export async function given(known: Record<string, Fields | null>): Promise<void> {
  const writes = Object.entries(known).map(([path, fields]) =>
    encodeWrite(fields ? { path, fields } : { path }),
  );
  await asServer(`${root()}:commit`, 'POST', { writes });
}

export const coverage = async () =>
  parseCoverage(JSON.parse(await asServer(`${tools()}:ruleCoverage`, 'GET')));

interface Session {
  provider?: 'password' | 'anonymous';
  /** Has not confirmed the e-mail address. */
  unconfirmed?: boolean;
}

/** A client that sends one person's requests and returns whether the rules allow them; `null` is signed out. */
export function as(uid: string | null, session: Session = {}) {
  const token = uid === null ? null : tokenOf(uid, session);
  const post = (url: string, body: object) => send(url, token, 'POST', body);
  const query = (collection: string, question: ListQuery) => {
    const { parent, name } = partsOf(collection);
    return post(`${question.everywhere ? root() : parent}:runQuery`, {
      structuredQuery: encodeQuery(name, question),
    });
  };
  return {
    get: (path: string) => answerOf(send(`${root()}/${path}`, token)),
    list: (collection: string, question: ListQuery) => answerOf(query(collection, question)),
    /** The number of documents in a list; throws if the list is refused. */
    found: async (collection: string, question: ListQuery) => {
      const { status, text } = await query(collection, question);
      if (status !== 200) throw new Error(`The list was refused: ${status} ${text}`);
      const rows = JSON.parse(text) as { document?: object }[];
      return rows.filter(({ document }) => document).length;
    },
    count: (collection: string, question: ListQuery) => {
      const { parent, name } = partsOf(collection);
      const structuredQuery = encodeQuery(name, question);
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
      return answerOf(post(`${parent}:runAggregationQuery`, { structuredAggregationQuery }));
    },
    /** Any other request of Firestore's REST interface, at a path below the root. */
    ask: (place: string, body: object) => answerOf(post(`${root()}${place}`, body)),
    write: (...writes: Write[]) =>
      answerOf(post(`${root()}:commit`, { writes: writes.map(encodeWrite) })),
  };
}

function partsOf(collection: string) {
  const [name = '', ...above] = collection.split('/').toReversed();
  return { parent: [root(), ...above.toReversed()].join('/'), name };
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The emulator accepts unsigned tokens. */
function tokenOf(uid: string, { provider = 'password', unconfirmed = false }: Session): string {
  const firebase = { sign_in_provider: provider };
  const times = { iat: 1, exp: 9_999_999_999 };
  const email = provider === 'password' && { email_verified: !unconfirmed };
  const claims = { sub: uid, user_id: uid, aud: project, ...times, firebase, ...email };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

/** As many sockets as the tests send requests in parallel. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Uses Node's own client: with `fetch`, tens of thousands of requests take a fifth of these tests' processor time. */
async function send(
  url: string,
  token: string | null,
  method = 'GET',
  body?: object,
): Promise<{ status: number; text: string }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const sent = request(url, { agent, method, headers });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const status = response.statusCode ?? 0;
  const text = await textOf(response);
  // Two concurrent writes to one document; every client retries this.
  if (status === 409 && text.includes('"ABORTED"')) return send(url, token, method, body);
  return { status, text };
}

async function answerOf(response: ReturnType<typeof send>): Promise<Answer> {
  const { status, text } = await response;
  // 404: reading is allowed and the document does not exist.
  if (status === 200 || status === 404) return 'allowed';
  if (status === 403 && text.includes('PERMISSION_DENIED')) return 'refused';
  throw new Error(`Neither allowed nor refused: ${status} ${text}`);
}

/** Sends with the token `owner`, for which the emulator applies no rules. */
async function asServer(url: string, method: string, body?: object) {
  const { status, text } = await send(url, 'owner', method, body);
  if (status !== 200) throw new Error(`The emulator answered ${status}: ${text}`);
  return text;
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
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== SERVER_TIME && value !== undefined)
      .map(([name, value]) => [name, encodeValue(value)]),
  );

/** The fields, including those nested in maps, that get the server's time. */
const stampedFields = (fields: object, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (value === SERVER_TIME) return [above + name];
    const isMap = typeof value === 'object' && value !== null && !(value instanceof Date);
    return isMap ? stampedFields(value, `${above}${name}.`) : [];
  });

function encodeWrite({ path, fields, only, exists }: Write) {
  const name = `${documents()}/${path}`;
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (!fields) return { delete: name, ...currentDocument };
  const isPlain = (field: string) => fields[field] !== SERVER_TIME;
  return {
    update: { name, fields: encodeFields(fields) },
    ...(only ? { updateMask: { fieldPaths: only.filter(isPlain) } } : {}),
    updateTransforms: stampedFields(fields).map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
    ...currentDocument,
  };
}

function encodeQuery(collectionId: string, question: ListQuery) {
  const { limit, offset, where, orderBy, startAfter, everywhere } = question;
  const filters = Object.entries(where ?? {}).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: Array.isArray(value) ? 'IN' : 'EQUAL',
      value: encodeValue(value),
    },
  }));
  const [sortedBy, direction = 'ASCENDING'] = orderBy ?? [];
  const [after, path] = startAfter ?? [];
  return {
    from: [{ collectionId, ...(everywhere && { allDescendants: true }) }],
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(where && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && {
      orderBy: [sortedBy, '__name__'].map((name) => ({ field: { fieldPath: name }, direction })),
    }),
    ...(startAfter && {
      startAt: {
        values: [encodeValue(after), { referenceValue: `${documents()}/${path}` }],
        before: false,
      },
    }),
  };
}
