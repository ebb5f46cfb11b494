import { badges } from './collections/badges';
import { bibleVideos } from './collections/bible-videos';
import { challenges } from './collections/challenges';
import { church } from './collections/church';
import { consents } from './collections/consents';
import { dailyReadings } from './collections/daily-readings';
import { devotionals } from './collections/devotionals';
import { mentor } from './collections/mentor';
import { pastorMessages } from './collections/pastor-messages';
import { profiles } from './collections/profiles';
import { sealedOnes } from './collections/sealed';
import { serverWritten } from './collections/server-written';
import { userChallenges } from './collections/user-challenges';
import { userDailyReadings } from './collections/user-daily-readings';
import { userDevotionals } from './collections/user-devotionals';
import { userRoles } from './collections/user-roles';
import { userStats } from './collections/user-stats';
import type { Entry } from './entry';

/** Every collection that there is, and some that there are not. */
export const entries: Entry[] = [
  ...devotionals,
  ...dailyReadings,
  ...challenges,
  ...badges,
  ...bibleVideos,
  ...church,
  ...profiles,
  ...userRoles,
  ...userStats,
  ...pastorMessages,
  ...userDevotionals,
  ...userDailyReadings,
  ...userChallenges,
  ...mentor,
  ...serverWritten,
  ...consents,
  ...sealedOnes,
];
