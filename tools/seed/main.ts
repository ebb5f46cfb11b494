import { calendarDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';
import { seedMessages } from './messages';
import { seedAccounts, seedPeople } from './people';
import {
  HISTORY_DAYS,
  seedBibleVideos,
  seedCatalogues,
  seedChurch,
  topUpContent,
} from './published';

/**
 * Runs `work` while no background trigger fires, so that the seed's documents are neither raced nor counted twice. Flushes what
 * was pending before it begins.
 */
export async function withoutTriggers(work: () => Promise<void>) {
  await setTriggers('disable');
  try {
    await work();
  } finally {
    await setTriggers('enable');
  }
}

async function setTriggers(verb: 'disable' | 'enable') {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (!hub) throw new Error('FIREBASE_EMULATOR_HUB is not set');
  const response = await fetch(`http://${hub}/functions/${verb}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Error(`The emulator hub could not ${verb} the triggers: ${await response.text()}`);
}

const AHEAD = 14;
const now = new Date();
const today = calendarDay(now);

const isSeeded = (await db.doc(paths.church).get()).exists;
if (isSeeded) {
  await topUpContent(today, { back: 0, ahead: AHEAD });
} else {
  await withoutTriggers(async () => {
    await topUpContent(today, { back: HISTORY_DAYS, ahead: AHEAD });
    await seedCatalogues(now);
    await seedBibleVideos();
    await seedPeople(today);
    await seedMessages(today);
    await seedAccounts();
    // Last, because its presence says that the seed went through.
    await seedChurch();
  });
}
