import type { Entry } from '../entry';
import { readByNobody, writtenByNobody } from '../families';

/** The server's alone: no client reads or writes it, its owner included. */
const sealed = (collection: string): Entry => ({
  title: collection,
  match: null,
  present: `${collection}/x1`,
  absent: `${collection}/x2`,
  document: (_id, by) => ({ user_id: by === 'chefe' ? 'ana' : by }),
  changes: { user_id: 'bia' },
  mine: [],
  answers: { ...readByNobody, ...writtenByNobody('user_id') },
});

/** Collections of the server, and unknown ones, at every depth. */
export const sealedOnes: Entry[] = [
  'devotional_completions',
  'push_devices',
  // Only below a person there are any; the server asks for them across all people.
  'push_reminders',
  'erasures',
  'users',
  'users/ana/quotas',
  'users/ana/push_subscriptions',
  'users/ana/user_devotionals/c1/earlier',
  'users/ana/push_deliveries',
  'inventada',
  'users/ana/inventada',
  'users/ana/ai_mentor_conversations/c1/messages/m1/notas',
  'profiles/ana/fotos',
  'pastor_messages/m1/anexos',
].map(sealed);
