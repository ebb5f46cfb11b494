import { expect, test } from '@playwright/test';
import { createUser, signIn } from '../support/people';

// What the SDK does before a callable's own code runs. Everything else about callables is proved in tests/functions.

async function functionsOrigin(): Promise<string> {
  const hub = await fetch(`http://${process.env.FIREBASE_EMULATOR_HUB}/emulators`);
  const { functions } = (await hub.json()) as { functions: { host: string; port: number } };
  return `http://${functions.host}:${functions.port}/demo-raizes/southamerica-east1`;
}

async function post(name: string, body: string, idToken: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` };
  const response = await fetch(`${await functionsOrigin()}/${name}`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: response.status, text: await response.text() };
}

test('a callable is answered under its name to a valid ID token only', async () => {
  const { email, password } = await createUser();
  const ask = (idToken: string) => post('count-my-data', '{"data":null}', idToken);
  expect((await ask(await signIn(email, password))).status).toBe(200);
  const { status, text } = await ask('not.a.token');
  expect([status, text]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')]);
});

test('a malformed request gets no stack trace', async () => {
  const { email, password } = await createUser();
  const idToken = await signIn(email, password);
  const deeplyNested = `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const unknownType =
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}';
  for (const body of ['{"data":', '{}', '[]', '{"data":{},"x":1}', deeplyNested, unknownType]) {
    const { status, text } = await post('get_week_ahead', body, idToken);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.[cm]?[jt]s\b|\w+Error\b|Error:|stack/);
  }
});
