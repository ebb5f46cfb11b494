// The emulators have no Cloud Scheduler.
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT } from '../launcher/emulators.mjs';
import { startPorts } from '../launcher/ports.mjs';

const QUARTER_MS = 15 * 60_000;
/** Each does nothing if nothing is due. */
const SCHEDULED = ['dailyReminders', 'mondayDigests', 'hourlyFill'];
/** The emulator numbers a function's name by how often it has loaded the functions; older numbers answer 204 or 404. */
const GENERATIONS = 100;

/** Calls the scheduled functions every quarter of an hour. Never resolves. */
export async function runScheduledFunctions() {
  for (;;) {
    await delay(QUARTER_MS - (Date.now() % QUARTER_MS), undefined, { ref: false });
    // This fails while the functions reload; the next run then does what is due.
    for (const name of SCHEDULED) await callFunction(name).catch(() => undefined);
  }
}

/** @param {string} name */
async function callFunction(name) {
  const triggers = `http://127.0.0.1:${startPorts.functions}/functions/projects/${PROJECT}/triggers`;
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const url = `${triggers}/southamerica-east1-${name}-${generation}`;
    const { status } = await fetch(url, request);
    if (status !== 404 && status !== 204) return;
  }
}
