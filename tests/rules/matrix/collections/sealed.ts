import type { Entry } from '../entry';
import { readByNobody, writtenByNobody } from '../families';

/** Of the server alone: nobody reads it or writes it, not even whose it is. */
const sealed = (collection: string): Entry => ({
  title: collection,
  match: null,
  present: `${collection}/x1`,
  absent: `${collection}/x2`,
  document: (_id, by) => ({ user_id: by === 'chefe' ? 'ana' : by }),
  changes: { user_id: 'bia' },
  answers: { ...readByNobody, ...writtenByNobody('user_id') },
});

/** Collections that only the server knows, and those that nobody named, at every depth. */
export const sealedOnes: Entry[] = [
  'devotional_completions',
  'push_devices',
  'erasures',
  'inventada',
  'settings',
  'users',
  'users/ana/quotas',
  'users/ana/push_subscriptions',
  'users/ana/push_deliveries',
  'users/ana/privacy',
  'users/ana/inventada',
  'users/ana/user_devotionals/2026-11-21/notas',
  'users/ana/ai_mentor_conversations/c1/messages/m1/notas',
  'profiles/ana/fotos',
  'user_stats/ana/historico',
  'user_roles/ana_mentora/notas',
  'pastor_messages/m1/anexos',
  'devotionals/2026-11-21/comentarios',
].map(sealed);
