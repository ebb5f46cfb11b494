import type { Leader } from '@raizes/domain/documents/user-stats';
import { call } from '@/lib/callable';

/** Asks the server for the pastor or leader that the person is linked to. */
export async function askForLeader(): Promise<Leader | null> {
  const [found] = await call('get_my_pastor_info', null);
  if (!found) return null;
  const { id, full_name, pastor_position } = found;
  return { id, full_name, position: pastor_position === 'pastor' ? 'pastor' : 'lider' };
}
