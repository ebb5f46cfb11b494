import { calendarDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db, withoutTriggers } from '../../tests/support/admin';
import { isErased, writeManifest } from './manifest';
import { seedMessages } from './messages';
import { confirmAccounts, seedAccounts, seedPeople } from './people';
import {
  HISTORY_DAYS,
  seedBibleVideos,
  seedCatalogues,
  seedChurch,
  seedContent,
  topUpContent,
} from './published';

/** As in production, Auth never reveals whether an e-mail address has an account. */
async function protectEmails() {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  await fetch(`http://${host}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}

const AHEAD = 14;
const now = new Date();
const today = calendarDay(now);

await protectEmails();
const isSeeded = (await db.doc(paths.church).get()).exists;
if (await isErased()) process.exit(0);
if (isSeeded) {
  await topUpContent(today, { back: 0, ahead: AHEAD });
  await confirmAccounts();
} else {
  await withoutTriggers(async () => {
    await seedContent(today, { back: HISTORY_DAYS, ahead: AHEAD });
    await seedCatalogues(now);
    await seedBibleVideos();
    await seedPeople(today);
    await seedMessages(today);
    await seedAccounts();
    // Last, because its presence means that the seed is complete.
    await seedChurch();
  });
}
await writeManifest();
