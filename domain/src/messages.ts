import type { Position } from './documents/people';

/** Stands where the uid of a person stood who has erased their account: of what others keep, the words stay and the name goes. */
export const ERASED_PERSON = 'erased';

/** What a notification is called by what it tells of: the same news is one row, however often it is told. */
export const notificationIds = {
  badge: (badgeId: string) => `badge-${badgeId}`,
  challenge: (challengeId: string) => `challenge-${challengeId}`,
  message: (messageId: string) => `message-${messageId}`,
  reply: (messageId: string) => `reply-${messageId}`,
  notice: (each: string) => `notice-${each}`,
} as const;

export const messageStatuses = ['pending', 'read', 'responded'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the pastor or leader sees. */
export function leaderStatusLabel(status: MessageStatus): 'Pendente' | 'Lida' | 'Respondida' {
  return ({ pending: 'Pendente', read: 'Lida', responded: 'Respondida' } as const)[status];
}

/** What the disciple sees: whether it has been read stays with the leader. */
export function discipleStatusLabel(status: MessageStatus): 'Aguardando' | 'Respondida' {
  return status === 'responded' ? 'Respondida' : 'Aguardando';
}

/** Opening a message marks it read only while it is pending. */
export function canRead(status: MessageStatus): boolean {
  return status === 'pending';
}

/** An answer is final. */
export function canRespond(status: MessageStatus): boolean {
  return status !== 'responded';
}

/** A message moves on, never back. */
export function canMove(from: MessageStatus, to: MessageStatus): boolean {
  return to === 'read' ? canRead(from) : to === 'responded' && canRespond(from);
}

export function leaderTitle(position: Exclude<Position, 'discipulo'>): 'Pastor' | 'Líder' {
  return position === 'pastor' ? 'Pastor' : 'Líder';
}
