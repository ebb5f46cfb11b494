import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT } from './emulators.mjs';

/** The maximum number of times the triggers are loaded while the emulators run. */
const GENERATIONS = 100;

/**
 * Calls a function that has no public URL, as the emulator itself does. Each time the triggers are loaded, their names end in
 * the next number; earlier ones are removed or disabled.
 * @param {import('./ports.mjs').Ports} ports @param {string} id region and name
 * @param {string} contentType @param {object} body
 */
async function callTrigger(ports, id, contentType, body) {
  const origin = `http://127.0.0.1:${ports.functions}`;
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const url = `${origin}/functions/projects/${PROJECT}/triggers/${id}-${generation}`;
    const status = await post(url, contentType, body);
    if (status !== 404 && status !== 204) return;
  }
}

/** @param {string} url @param {string} contentType @param {object} body */
async function post(url, contentType, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const QUARTER_MS = 15 * 60_000;
/** The scheduled functions; each does nothing if nothing is due. */
const SCHEDULED = ['dailyReminders', 'mondayDigests', 'fillDaily'].map(
  (name) => `southamerica-east1-${name}`,
);

/**
 * Calls the scheduled functions every quarter of an hour in place of Cloud Scheduler, which the emulators lack. Never resolves.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function runScheduledFunctions(ports) {
  for (;;) {
    await delay(QUARTER_MS - (Date.now() % QUARTER_MS), undefined, { ref: false });
    // This fails while the functions reload; the next run then does what is due.
    for (const id of SCHEDULED) {
      await callTrigger(ports, id, 'application/json', {}).catch(() => undefined);
    }
  }
}
