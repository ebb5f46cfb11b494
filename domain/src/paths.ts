import type { Day } from './day';

/** What is limited by the day: questions to the mentor, messages to the leader, news that others send, copies of one's data. */
export type Quota = 'mentor' | 'messages' | 'notices' | 'exports';

/** Where every document lives. The only place that knows the names of the collections. */
export const collections = {
  devotionals: 'devotionals',
  devotionalCompletions: 'devotional_completions',
  dailyReadings: 'daily_readings',
  challenges: 'challenges',
  badges: 'badges',
  bibleVideos: 'bible_videos',
  profiles: 'profiles',
  userRoles: 'user_roles',
  userStats: 'user_stats',
  users: 'users',
  pastorMessages: 'pastor_messages',
  settings: 'settings',
  pushDevices: 'push_devices',
  userDevotionals: (uid: string) => `users/${uid}/user_devotionals`,
  userDailyReadings: (uid: string) => `users/${uid}/user_daily_readings`,
  userChallenges: (uid: string) => `users/${uid}/user_challenges`,
  userBadges: (uid: string) => `users/${uid}/user_badges`,
  mentorConversations: (uid: string) => `users/${uid}/ai_mentor_conversations`,
  mentorMessages: (uid: string, conversationId: string) =>
    `users/${uid}/ai_mentor_conversations/${conversationId}/messages`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  pushSubscriptions: (uid: string) => `users/${uid}/push_subscriptions`,
  pushOutbox: (uid: string) => `users/${uid}/push_outbox`,
  pushReminders: 'push_reminders',
  consentLog: (uid: string) => `users/${uid}/consent_log`,
} as const;

export const paths = {
  devotional: (day: Day) => `${collections.devotionals}/${day}`,
  /** It exists once somebody has completed that day's devotional. */
  devotionalCompletions: (day: Day) => `${collections.devotionalCompletions}/${day}`,
  dailyReading: (id: string) => `${collections.dailyReadings}/${id}`,
  challenge: (id: string) => `${collections.challenges}/${id}`,
  badge: (id: string) => `${collections.badges}/${id}`,
  bibleVideo: (id: string) => `${collections.bibleVideos}/${id}`,
  profile: (uid: string) => `${collections.profiles}/${uid}`,
  /** Roles are rows, as in the specification; being an admin is this row's existence. */
  userRole: (uid: string, role: string) => `${collections.userRoles}/${uid}_${role}`,
  userStats: (uid: string) => `${collections.userStats}/${uid}`,
  /** Everything of one person's own lies below it; there is no such document. */
  user: (uid: string) => `${collections.users}/${uid}`,
  userDevotional: (uid: string, day: Day) => `${collections.userDevotionals(uid)}/${day}`,
  /** What was written there before something else was; the server's alone, until the person takes a copy. */
  earlierAnswers: (uid: string, day: Day, id: string) =>
    `${collections.userDevotionals(uid)}/${day}/earlier/${id}`,
  userDailyReading: (uid: string, id: string) => `${collections.userDailyReadings(uid)}/${id}`,
  userChallenge: (uid: string, challengeId: string) =>
    `${collections.userChallenges(uid)}/${challengeId}`,
  userBadge: (uid: string, badgeId: string) => `${collections.userBadges(uid)}/${badgeId}`,
  mentorConversation: (uid: string, id: string) => `${collections.mentorConversations(uid)}/${id}`,
  mentorMessage: (uid: string, conversationId: string, id: string) =>
    `${collections.mentorMessages(uid, conversationId)}/${id}`,
  /** How often a person has done something today; the server's alone. */
  quota: (uid: string, of: Quota) => `${collections.users}/${uid}/quotas/${of}`,
  notification: (uid: string, id: string) => `${collections.notifications(uid)}/${id}`,
  pushSubscription: (uid: string, id: string) => `${collections.pushSubscriptions(uid)}/${id}`,
  /** Whose a device is: it is one person's at a time. */
  pushDevice: (id: string) => `${collections.pushDevices}/${id}`,
  pushDelivery: (uid: string, id: string) => `${collections.users}/${uid}/push_deliveries/${id}`,
  pushReminder: (uid: string) => `${collections.users}/${uid}/${collections.pushReminders}/daily`,
  consents: (uid: string) => `${collections.users}/${uid}/privacy/consents`,
  /** Named by the moment: the same news is one row. */
  consentLogEntry: (uid: string, at: Date) => `${collections.consentLog(uid)}/${at.toISOString()}`,
  pastorMessage: (id: string) => `${collections.pastorMessages}/${id}`,
  /** That somebody has erased their account. The server's alone; the id says nothing of who it was. */
  erasure: (hash: string) => `erasures/${hash}`,
  church: `${collections.settings}/church`,
} as const;
