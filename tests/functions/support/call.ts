import * as v from 'valibot';

const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;

const accountSchema = v.object({ localId: v.string(), idToken: v.string() });
const answerSchema = v.object({ result: v.optional(v.unknown()), error: v.optional(v.unknown()) });

/** Signs somebody new up and returns who they are. */
export async function signUp(): Promise<{ uid: string; idToken: string }> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true }),
    },
  );
  const { localId, idToken } = v.parse(accountSchema, await response.json());
  return { uid: localId, idToken };
}

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
