import * as v from 'valibot';
import { expect } from 'vitest';
import { createUser, signIn } from '../../support/people';
import { actionsOf } from './progress';

const answerSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(v.unknown()) });

/** Calls a function as the client SDK does; `text` is the raw response body. */
export async function call(name: string, data: unknown, idToken?: string) {
  const response = await post(name, data, idToken ? { Authorization: `Bearer ${idToken}` } : {});
  const text = await response.text();
  return { status: response.status, text, ...v.parse(answerSchema, JSON.parse(text)) };
}

const eventSchema = v.object({ message: v.optional(v.string()), result: v.optional(v.unknown()) });

/** Calls a function as a client that streams the answer. */
export async function callStreaming(name: string, data: unknown, idToken: string) {
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${idToken}` };
  const events = (await (await post(name, data, headers)).text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []))
    .map((event) => v.parse(eventSchema, JSON.parse(event)));
  return {
    chunks: events.flatMap(({ message }) => (message === undefined ? [] : [message])),
    result: events.at(-1)?.result,
  };
}

export const post = (name: string, data: unknown, headers: object) =>
  fetch(`${process.env.FUNCTIONS_EMULATOR_ORIGIN}/demo-raizes/southamerica-east1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });

/** A new signed-in person, with the actions they can take. */
export async function signedIn(options: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(options);
  const token = await signIn(user.email, user.password);
  return {
    ...user,
    ...actionsOf(user.uid),
    token,
    call: (name: string, data: unknown = null) => call(name, data, token),
  };
}

/** Internals that must never reach a person: file paths, error classes, messages of a library or the database. */
const internals = [
  /\bat \S+ \(|\bat (?:async )?file:|node_modules|\/(?:src|lib|tmp|work|workspace)\/|\.[cm]?[jt]s\b/,
  /\w+(?:Error|Exception)\b|Error:|\bundefined\b|\bNaN\b|ABORTED|DEADLINE|PERMISSION/,
  /firestore|genkit|valibot|zod|grpc|transaction|schema|expected|received|stack/i,
];

/** The error messages of the framework, which answers before our code runs. */
const protocolMessages = ['INTERNAL', 'Bad Request', 'Unauthenticated'];

/** Expects a sentence in Portuguese or a message of the protocol. */
export function expectReadable(message: string): void {
  if (protocolMessages.includes(message)) return;
  expectNoInternals(message);
  expect(message).toMatch(/^[A-ZÀ-Ú][^{}<>[\]]+(?:[.!?]|autenticado)$/u);
}

export function expectNoInternals(text: string): void {
  // The status is a protocol code, not text.
  const words = text.replace(/"status":"[A-Z_]+"/, '');
  for (const pattern of internals) expect(words).not.toMatch(pattern);
}

const huge = 'á'.repeat(1_000_000);

/** Values that every callable with parameters refuses. */
export const nonsense: unknown[] = [
  null,
  7,
  'texto',
  [{ a: 1 }, [2]],
  {},
  { a: { b: { c: { d: [{}] } } } },
  huge,
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
];

/** A valid request with each field missing, of another type, or far too long. */
export function mutationsOf(valid: Record<string, unknown>, tolerant: string[]): object[] {
  const fields = Object.keys(valid).filter((field) => !tolerant.includes(field));
  return fields.flatMap((field) => {
    const { [field]: own, ...others } = valid;
    const endless = typeof own === 'string' ? huge : [huge];
    const wrong = [null, -1.5, '', 'texto', [], { a: { b: 1 } }, true].filter(
      (value) => typeof value !== typeof own || Array.isArray(own) || value === '',
    );
    return [others, ...[...wrong, endless].map((value) => ({ ...others, [field]: value }))];
  });
}
