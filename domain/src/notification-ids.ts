/** What a notification is called by what it tells of: the same news is one row, however often it is told. */
export const notificationIds = {
  badge: (badgeId: string) => `badge-${badgeId}`,
  challenge: (challengeId: string) => `challenge-${challengeId}`,
  message: (messageId: string) => `message-${messageId}`,
  reply: (messageId: string) => `reply-${messageId}`,
  notice: (each: string) => `notice-${each}`,
} as const;
