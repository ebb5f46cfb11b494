import { callTrigger, post } from './call-trigger.mjs';
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
      await callTrigger(ports, id, 'application/cloudevents+json', aboutNothing());
    }
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
