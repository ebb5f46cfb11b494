import { PROJECT } from './suite.mjs';

/** @typedef {{ id: string, name: string, region: string, httpsTrigger?: object }} Trigger */

/**
 * Starts the process that the functions emulator keeps for each function, which else the first call waits seconds for. Triggers
 * get an event about nothing, callables a request without a person: each turns it away.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function warmFunctions(ports) {
  const origin = `http://127.0.0.1:${ports.functions}`;
  const { backends } = await (await fetch(`${origin}/backends`)).json();
  /** @type {Trigger[]} */
  const triggers = backends.flatMap(
    (/** @type {{ functionTriggers: Trigger[] }} */ backend) => backend.functionTriggers,
  );
  // One after the other: started together they exhaust a small machine, and the emulator gives slow starters up.
  for (const { id, name, region, httpsTrigger } of triggers) {
    if (httpsTrigger) {
      await post(`${origin}/${PROJECT}/${region}/${name}`, 'application/json', { data: null });
    } else {
      await warmTrigger(`${origin}/functions/projects/${PROJECT}/triggers/${id}`);
    }
  }
}

/** Each time that the triggers are loaded their names end in the next number; those before it are gone or disabled. @param {string} url */
async function warmTrigger(url) {
  for (let generation = 0; generation < 10; generation += 1) {
    const status = await post(
      `${url}-${generation}`,
      'application/cloudevents+json',
      aboutNothing(),
    );
    if (status !== 404 && status !== 204) return;
  }
}

const aboutNothing = () => ({
  specversion: '1.0',
  id: 'warm-up',
  source: `//firestore.googleapis.com/projects/${PROJECT}/databases/(default)`,
  type: 'google.cloud.firestore.document.v1.written',
  time: new Date().toISOString(),
  document: 'users/nobody/nothing/nothing',
  data: {},
});

/** @param {string} url @param {string} type @param {object} body */
async function post(url, type, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}
