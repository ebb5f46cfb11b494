import '../firebase';
import { onSchedule } from 'firebase-functions/scheduler';
import { sender } from '../push/sender';
import { firestoreReminders, sendDue } from './reminders';

const WORK_MS = 12 * 60_000;

/** Whole hours of the clock: four times an hour, since some places differ by a quarter. */
export const dailyReminders = onSchedule(
  {
    schedule: '*/15 * * * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 14 * 60,
    memory: '512MiB',
    maxInstances: 1,
  },
  () => sendDue(firestoreReminders(sender), () => new Date(), new Date(Date.now() + WORK_MS)),
);
