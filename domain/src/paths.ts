import type { BookId } from './bible/books';
import type { Day } from './day';

/** Actions with a daily quota. */
export type Quota =
  | 'messages'
  | 'first-words'
  | 'mentor'
  | 'crisis'
  | 'notices'
  | 'leader-notices'
  | 'exports'
  | 'disciples'
  | 'data-counts'
  | 'people-exports'
  | 'email-searches'
  | 'invitations'
  | 'redemptions';

/** The single source of all collection names. */
export const collections = {
  devotionals: 'devotionals',
  dailyReadings: 'daily_readings',
  contentDays: 'content_days',
  challenges: 'challenges',
  badges: 'badges',
  bibleVideos: 'bible_videos',
  profiles: 'profiles',
  userRoles: 'user_roles',
  userStats: 'user_stats',
  users: 'users',
  pastorMessages: 'pastor_messages',
  settings: 'settings',
  contentSeries: 'content_series',
  audit: 'audit',
  pushDevices: 'push_devices',
  erasures: 'erasures',
  invitations: 'invitations',
  userDevotionals: (uid: string) => `users/${uid}/user_devotionals`,
  userDailyReadings: (uid: string) => `users/${uid}/user_daily_readings`,
  userChallenges: (uid: string) => `users/${uid}/user_challenges`,
  bibleMarks: (uid: string) => `users/${uid}/bible_marks`,
  userBadges: (uid: string) => `users/${uid}/user_badges`,
  mentorConversations: (uid: string) => `users/${uid}/ai_mentor_conversations`,
  mentorMessages: (uid: string, conversationId: string) =>
    `users/${uid}/ai_mentor_conversations/${conversationId}/messages`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  pushSubscriptions: (uid: string) => `users/${uid}/push_subscriptions`,
  pushOutbox: (uid: string) => `users/${uid}/push_outbox`,
  pushReminders: 'push_reminders',
  mutedPeople: 'muted_people',
  consentLog: (uid: string) => `users/${uid}/consent_log`,
  invitationCodes: (uid: string) => `users/${uid}/invitation_codes`,
} as const;

export const paths = {
  devotional: (day: Day) => `${collections.devotionals}/${day}`,
  /** Exists once anyone has completed that day's devotional. */
  devotionalCompletions: (day: Day) => `devotional_completions/${day}`,
  dailyReading: (id: string) => `${collections.dailyReadings}/${id}`,
  /** The day as one document. */
  contentDay: (day: Day) => `${collections.contentDays}/${day}`,
  challenge: (id: string) => `${collections.challenges}/${id}`,
  badge: (id: string) => `${collections.badges}/${id}`,
  bibleVideo: (id: string) => `${collections.bibleVideos}/${id}`,
  profile: (uid: string) => `${collections.profiles}/${uid}`,
  /** A role is a document: a person is an admin if `{uid}_admin` exists. */
  userRole: (uid: string, role: string) => `${collections.userRoles}/${uid}_${role}`,
  userStats: (uid: string) => `${collections.userStats}/${uid}`,
  /** The root of a person's own data; the document itself does not exist. */
  user: (uid: string) => `${collections.users}/${uid}`,
  userDevotional: (uid: string, day: Day) => `${collections.userDevotionals(uid)}/${day}`,
  /** Overwritten answers; server only, included in the person's data export. */
  earlierAnswers: (uid: string, day: Day, id: string) =>
    `${collections.userDevotionals(uid)}/${day}/earlier/${id}`,
  userDailyReading: (uid: string, id: string) => `${collections.userDailyReadings(uid)}/${id}`,
  userChallenge: (uid: string, challengeId: string) =>
    `${collections.userChallenges(uid)}/${challengeId}`,
  bookMarks: (uid: string, book: BookId) => `${collections.bibleMarks(uid)}/${book}`,
  userBadge: (uid: string, badgeId: string) => `${collections.userBadges(uid)}/${badgeId}`,
  mentorConversation: (uid: string, id: string) => `${collections.mentorConversations(uid)}/${id}`,
  mentorMessage: (uid: string, conversationId: string, id: string) =>
    `${collections.mentorMessages(uid, conversationId)}/${id}`,
  /** Today's usage counter; server only. */
  quota: (uid: string, quota: Quota) => `${collections.users}/${uid}/quotas/${quota}`,
  /** The progress of copying a change of a leader's profile to their disciples; server only. */
  discipleSync: (uid: string) => `${collections.users}/${uid}/syncs/disciples`,
  /** Counts the day's Gemini answers for the whole project; server only. */
  mentorBudget: (shard: number) => `mentor_budget/${shard}`,
  notification: (uid: string, id: string) => `${collections.notifications(uid)}/${id}`,
  pushSubscription: (uid: string, id: string) => `${collections.pushSubscriptions(uid)}/${id}`,
  /** The current owner of a device. */
  pushDevice: (id: string) => `${collections.pushDevices}/${id}`,
  pushDelivery: (uid: string, id: string) => `${collections.users}/${uid}/${PUSH_DELIVERIES}/${id}`,
  /** The person's weekly goal, cue and pauses. */
  rhythm: (uid: string) => `${collections.users}/${uid}/settings/rhythm`,
  pushReminder: (uid: string) => `${collections.users}/${uid}/${collections.pushReminders}/daily`,
  consents: (uid: string) => `${collections.users}/${uid}/privacy/consents`,
  /** The id is the timestamp, so a redelivered event is a no-op. */
  consentLogEntry: (uid: string, at: Date) => `${collections.consentLog(uid)}/${at.toISOString()}`,
  /** A person about whom the leader gets no notifications. */
  mutedPerson: (uid: string, personId: string) =>
    `${collections.users}/${uid}/${collections.mutedPeople}/${personId}`,
  /** A leader's digest of the week before this Monday. */
  weeklyDigest: (uid: string, monday: Day) =>
    `${collections.users}/${uid}/${WEEKLY_DIGESTS}/${monday}`,
  pastorMessage: (id: string) => `${collections.pastorMessages}/${id}`,
  /** Marks an erased account; server only. The id is a hash, so that it does not identify anyone. */
  erasure: (hash: string) => `${collections.erasures}/${hash}`,
  church: `${collections.settings}/church`,
  installation: `${collections.settings}/installation`,
  teaching: `${collections.settings}/teaching`,
  firstSteps: `${collections.settings}/first_steps`,
  contentPlan: `${collections.settings}/content_plan`,
  contentSeries: (id: string) => `${collections.contentSeries}/${id}`,
  /** Emulators only: describes the sample data. */
  sampleData: 'local/sample_data',
} as const;

export const REDEEMED_INVITATIONS = 'redeemed_invitations';
export const PUSH_DELIVERIES = 'push_deliveries';
export const WEEKLY_DIGESTS = 'weekly_digests';

/** Paths that only the server reads and writes; separate, to keep them out of the web app's bundle. */
export const serverPaths = {
  /** The id is the hash of its code. */
  invitation: (id: string) => `${collections.invitations}/${id}`,
  invitationCode: (uid: string, id: string) => `${collections.invitationCodes(uid)}/${id}`,
  /** An invitation that a person redeemed; the id is `newcomer` if the church's default leader was assigned instead. */
  redeemedInvitation: (uid: string, id: string) =>
    `${collections.users}/${uid}/${REDEEMED_INVITATIONS}/${id}`,
  /** The overview for admins, counted at most every ten minutes. */
  churchCounts: (part: string) => `church_counts/${part}`,
  /** The imported text of a chain or series. */
  contentSeriesText: (id: string) => `${paths.contentSeries(id)}/texts/all`,
  /** Whether admins were warned that content runs out. */
  contentWarning: 'church_counts/content_warning',
  /** The day on which a church without a plan last filled the days of its series. */
  seriesFill: 'church_counts/series_fill',
  /** The progress of a Monday's digests. */
  digestRun: (monday: Day) => `digest_runs/${monday}`,
  /** Exists once the church's first admin has claimed it. */
  claim: `${collections.settings}/claim`,
  /** Counts an hour's wrong codes, by a hash of the address or person they come from. */
  invitationGuesses: (hash: string) => `invitation_guesses/${hash}`,
} as const;
