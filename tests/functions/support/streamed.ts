import * as v from 'valibot';

const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;
const eventSchema = v.object({ message: v.optional(v.string()), result: v.optional(v.unknown()) });

/** Calls a function as a client does that asks for the answer piece by piece. */
export async function streamed(name: string, data: unknown, idToken: string) {
  const response = await fetch(`${origin}/demo-raizes/southamerica-east1/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${idToken}`,
    },
    body: JSON.stringify({ data }),
  });
  const events = (await response.text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : []))
    .map((event) => v.parse(eventSchema, JSON.parse(event)));
  return {
    chunks: events.flatMap(({ message }) => (message === undefined ? [] : [message])),
    result: events.at(-1)?.result,
  };
}
