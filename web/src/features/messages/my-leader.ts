import { text } from '@raizes/domain/documents/fields';
import type { Leader } from '@raizes/domain/documents/user-stats';
import * as v from 'valibot';
import { callable } from '@/lib/callable';

const answerSchema = v.array(v.object({ id: text, full_name: text, pastor_position: v.string() }));

/** Asks the server for the pastor or leader that the person is linked to. */
export async function askForLeader(): Promise<Leader | null> {
  const [found] = v.parse(answerSchema, await callable('get_my_pastor_info')(null));
  if (!found) return null;
  const { id, full_name, pastor_position } = found;
  return { id, full_name, position: pastor_position === 'pastor' ? 'pastor' : 'lider' };
}
