import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { leaderTitle } from '@raizes/domain/pastor-message';

/** Whom a message was sent to: as it is stamped, or, until the server has done so, as the person's own leader is called. */
export function leaderOf(
  { pastor_id, pastor_name, pastor_position }: PastorMessage,
  own: Leader | null,
): { title: 'Pastor' | 'Líder'; name: string } {
  const leader = own?.id === pastor_id ? own : null;
  return {
    title: leaderTitle(pastor_position ?? leader?.position ?? 'lider'),
    name: pastor_name ?? leader?.full_name ?? '',
  };
}
