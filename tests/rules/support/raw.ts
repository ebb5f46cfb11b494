import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { SERVER_TIME, projectId } from './environment';
import type { Answer, Session, Write } from './environment';
import type { Fields } from './fields';

// Firestore's REST interface, for what the web SDK does not send: offsets, counts, preconditions, any request of an attacker,
// and the tens of thousands of writes that try one field each, which take the SDK twice as long.

/** A page of a collection, and the documents to skip, each of which is billed as a read. */
interface Page {
  limit?: number;
  offset?: number;
  where?: Fields;
}

/** The resource name of the database's root. */
export const documents = () => `projects/${projectId()}/databases/(default)/documents`;
const root = () =>
  `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}/v1/${documents()}`;

/** Sends one person's requests and returns whether the rules allow them; `null` is signed out. */
export function rawAs(uid: string | null, session: Session = {}) {
  const token = uid === null ? null : tokenOf(uid, session);
  const post = (url: string, body: object) => answerOf(send(url, token, body));
  return {
    list(collection: string, page: Page) {
      const { parent, structuredQuery } = queryOf(collection, page);
      return post(`${parent}:runQuery`, { structuredQuery });
    },
    count(collection: string, page: Page) {
      const { parent, structuredQuery } = queryOf(collection, page);
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
      return post(`${parent}:runAggregationQuery`, { structuredAggregationQuery });
    },
    /** Any request, at a path below the root. */
    ask: (place: string, body: object) => post(`${root()}${place}`, body),
    write: (write: Write & { fields: Fields }) =>
      post(`${root()}:commit`, { writes: [encodeWrite(write)] }),
  };
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The emulator accepts unsigned tokens. */
function tokenOf(uid: string, { provider = 'password', unconfirmed = false }: Session): string {
  const firebase = { sign_in_provider: provider };
  const times = { iat: 1, exp: 9_999_999_999 };
  const email = provider === 'password' && { email_verified: !unconfirmed };
  const claims = { sub: uid, user_id: uid, aud: projectId(), ...times, firebase, ...email };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

/** As many sockets as the tests send requests in parallel. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

async function send(
  url: string,
  token: string | null,
  body: object,
): Promise<{ status: number; text: string }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const sent = request(url, { agent, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const status = response.statusCode ?? 0;
  const text = await textOf(response);
  // Two concurrent writes to one document; every client retries this.
  if (status === 409 && text.includes('"ABORTED"')) return send(url, token, body);
  return { status, text };
}

async function answerOf(response: ReturnType<typeof send>): Promise<Answer> {
  const { status, text } = await response;
  if (status === 200) return 'allowed';
  if (status === 403 && text.includes('PERMISSION_DENIED')) return 'refused';
  throw new Error(`Neither allowed nor refused: ${status} ${text}`);
}

function queryOf(collection: string, { limit, offset, where }: Page) {
  const [collectionId = '', ...above] = collection.split('/').toReversed();
  const filters = Object.entries(where ?? {}).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encodeValue(value) },
  }));
  return {
    parent: [root(), ...above.toReversed()].join('/'),
    structuredQuery: {
      from: [{ collectionId }],
      ...(limit !== undefined && { limit }),
      ...(offset !== undefined && { offset }),
      ...(where && { where: { compositeFilter: { op: 'AND', filters } } }),
    },
  };
}

function encodeWrite({ path, fields, only, exists }: Write & { fields: Fields }) {
  const isPlain = (field: string) => fields[field] !== SERVER_TIME;
  return {
    update: { name: `${documents()}/${path}`, fields: encodeFields(fields) },
    ...(only ? { updateMask: { fieldPaths: only.filter(isPlain) } } : {}),
    updateTransforms: stampedFields(fields).map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
    ...(exists === undefined ? {} : { currentDocument: { exists } }),
  };
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
