import './firebase';
import { aiMentorChat, validateMemorization } from './flows/endpoints';
import { correctBirthYear, recordGuardianConsent } from './privacy/guardians';
import { countMyData, exportMyData } from './privacy/export-account';
import { eraseMyAccount } from './privacy/erase-account';
import { pushNotifications } from './push/push-notifications';
import { rebuildStatsCallable } from './progress/rebuild';
import { setAdminRole } from './people/admins';
import { lookUpEmails } from './people/emails';
import { changePosition, linkToLeader } from './people/positions';
import { signOutEverywhere } from './people/sessions';

export { getMyDisciples as get_my_disciples } from './people/leaders';
export { getMyPastorInfo as get_my_pastor_info } from './people/leaders';
export { getWeekAhead as get_week_ahead } from './content/get-week-ahead';

// A group gives a function's name its hyphens: `validate-memorization`.
export const ai = { mentor: { chat: aiMentorChat } };
export const change = { position: changePosition };
export const correct = { birth: { year: correctBirthYear } };
export const count = { my: { data: countMyData } };
export const erase = { my: { account: eraseMyAccount } };
const exporting = { my: { data: exportMyData } };
export { exporting as export };
export const link = { to: { leader: linkToLeader } };
export const look = { up: { emails: lookUpEmails } };
export const push = { notifications: pushNotifications };
export const rebuild = { stats: rebuildStatsCallable };
export const record = { guardian: { consent: recordGuardianConsent } };
export const set = { admin: { role: setAdminRole } };
export const sign = { out: { everywhere: signOutEverywhere } };
export const validate = { memorization: validateMemorization };

export { eraseAbandonedAccounts } from './privacy/abandoned-accounts';
export { dailyReminders } from './reminders/daily-reminders';
export { onChallengeStarted } from './progress/on-challenge-started';
export { onConsentsWritten } from './privacy/consents';
export { onDevotionalCompleted } from './progress/on-devotional-completed';
export { onErasureRequested } from './privacy/erase-account';
export { onMentorConversationDeleted } from './mentor/conversation';
export { onNotificationCreated } from './push/deliver';
export { onNotificationWritten } from './notifications/count-unread';
export { onPastorMessageAnswered } from './messages/pastor-messages';
export { onPastorMessageCreated } from './messages/pastor-messages';
export { onProfileWritten } from './people/profiles';
export { onReadingCompleted } from './progress/on-reading-completed';
export { onUserRoleWritten } from './people/admins';
