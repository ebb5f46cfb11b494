import { setTimeout as delay } from 'node:timers/promises';
import { callTrigger } from './call-trigger.mjs';

const QUARTER_MS = 15 * 60_000;
const REMINDERS = 'southamerica-east1-dailyReminders';

/**
 * Calls the scheduled function each quarter of an hour, as Cloud Scheduler does: nothing in the emulators does. Never ends.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function callEachQuarter(ports) {
  for (;;) {
    await delay(QUARTER_MS - (Date.now() % QUARTER_MS), undefined, { ref: false });
    // While the functions are loaded anew nobody answers; the next quarter takes up what is due.
    await callTrigger(ports, REMINDERS, 'application/json', {}).catch(() => undefined);
  }
}
