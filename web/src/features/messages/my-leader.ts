import type { Leader } from '@raizes/domain/documents/user-stats';
import { call } from '@/lib/callable';

/** The leader that the person is linked to now, from the server. */
export async function fetchMyLeader(): Promise<Leader | null> {
  const [found] = await call('get_my_pastor_info', null);
  if (!found) return null;
  const { id, full_name, pastor_position } = found;
  return { id, full_name, position: pastor_position === 'pastor' ? 'pastor' : 'lider' };
}
