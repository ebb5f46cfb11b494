import './app';
import { aiMentorChat } from './callables/ai-mentor-chat';
import { correctBirthYear } from './callables/correct-birth-year';
import { countMyData } from './callables/count-my-data';
import { eraseMyAccount } from './callables/erase-my-account';
import { exportMyData } from './callables/export-my-data';
import { pushNotifications } from './callables/push-notifications';
import { rebuildStats } from './callables/rebuild-stats';
import { recordGuardianConsent } from './callables/record-guardian-consent';
import { setAdminRole } from './callables/set-admin-role';
import { validateMemorization } from './callables/validate-memorization';

export { getMyDisciples as get_my_disciples } from './callables/get-my-disciples';
export { getMyPastorInfo as get_my_pastor_info } from './callables/get-my-pastor-info';
export { getWeekAhead as get_week_ahead } from './callables/get-week-ahead';

// A group gives a function's name its hyphens: `validate-memorization`.
export const ai = { mentor: { chat: aiMentorChat } };
export const correct = { birth: { year: correctBirthYear } };
export const count = { my: { data: countMyData } };
export const erase = { my: { account: eraseMyAccount } };
const exporting = { my: { data: exportMyData } };
export { exporting as export };
export const push = { notifications: pushNotifications };
export const rebuild = { stats: rebuildStats };
export const record = { guardian: { consent: recordGuardianConsent } };
export const set = { admin: { role: setAdminRole } };
export const validate = { memorization: validateMemorization };

export { dailyReminders } from './triggers/daily-reminders';
export { onChallengeStarted } from './triggers/on-challenge-started';
export { onConsentsWritten } from './triggers/on-consents-written';
export { onDevotionalCompleted } from './triggers/on-devotional-completed';
export { onErasureRequested } from './triggers/on-erasure-requested';
export { onMentorConversationDeleted } from './triggers/on-mentor-conversation-deleted';
export { onNotificationCreated } from './triggers/on-notification-created';
export { onNotificationWritten } from './triggers/on-notification-written';
export { onPastorMessageAnswered } from './triggers/on-pastor-message-answered';
export { onPastorMessageCreated } from './triggers/on-pastor-message-created';
export { onProfileWritten } from './triggers/on-profile-written';
export { onReadingCompleted } from './triggers/on-reading-completed';
export { onUserRoleWritten } from './triggers/on-user-role-written';
