import { expect } from 'vitest';

/** What must never reach a person: where the code lies, what threw, what a library or the database said. */
const internals = [
  /\bat \S+ \(|\bat (?:async )?file:|node_modules|\/(?:src|lib|tmp|work|workspace)\/|\.[cm]?[jt]s\b/,
  /\w+(?:Error|Exception)\b|Error:|\bundefined\b|\bNaN\b|ABORTED|DEADLINE|PERMISSION/,
  /firestore|genkit|valibot|zod|grpc|transaction|schema|expected|received|stack/i,
];

/** Of its own accord, before any code of ours runs. */
const ofTheProtocol = ['INTERNAL', 'Bad Request', 'Unauthenticated'];

/** A sentence in Portuguese, or what the protocol says by itself. */
export function expectReadable(message: string): void {
  if (ofTheProtocol.includes(message)) return;
  expectNoInternals(message);
  expect(message).toMatch(/^[A-ZÀ-Ú][^{}<>[\]]+(?:[.!?]|autenticado)$/u);
}

export function expectNoInternals(text: string): void {
  // The status of an answer is a word of the protocol.
  const said = text.replace(/"status":"[A-Z_]+"/, '');
  for (const pattern of internals) expect(said).not.toMatch(pattern);
}

const huge = 'á'.repeat(1_000_000);

/** What is no request of any callable that takes something. */
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

/** Each field of a right request missing, and of every other type, or without end. */
export function mutationsOf(right: Record<string, unknown>, tolerant: string[]): object[] {
  const fields = Object.keys(right).filter((field) => !tolerant.includes(field));
  return fields.flatMap((field) => {
    const { [field]: own, ...others } = right;
    const endless = typeof own === 'string' ? huge : [huge];
    const wrong = [null, -1.5, '', 'texto', [], { a: { b: 1 } }, true].filter(
      (value) => typeof value !== typeof own || Array.isArray(own) || value === '',
    );
    return [others, ...[...wrong, endless].map((value) => ({ ...others, [field]: value }))];
  });
}
