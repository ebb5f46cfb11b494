import * as v from 'valibot';

const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;

const answerSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(v.unknown()) });

/** Calls a function as the client SDK does; `text` is the answer as it came over the wire. */
export async function call(name: string, data: unknown, idToken?: string) {
  const response = await fetch(`${origin}/demo-raizes/southamerica-east1/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  return { status: response.status, text, ...v.parse(answerSchema, JSON.parse(text)) };
}
