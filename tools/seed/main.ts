import { calendarDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';
import { seedAccounts } from './accounts';
import { seedBibleVideos } from './bible-videos';
import { seedCatalogues } from './catalogues';
import { seedChurch } from './church';
import { HISTORY_DAYS, topUpContent } from './daily-content';
import { seedMessages } from './messages';
import { seedPeople } from './people';
import { withoutTriggers } from './without-triggers';

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
