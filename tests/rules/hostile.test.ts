import { beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aProfile } from '../factories';
import { as, given, startDatabase } from './support/environment';
import { people } from './support/people';
import { documents, rawAs } from './support/raw';

const field = (fieldPath: string, op: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
});
const query = (from: object, where?: object) => ({
  structuredQuery: { from: [from], ...(where && { where }), limit: 10 },
});
const messages = (where: object) => query({ collectionId: 'pastor_messages' }, where);
const ana = { ...rawAs('ana'), ...as('ana') };

/** Requests that the web SDK does not send but anyone with the app's key can. */
describe('an attacker with the app’s key', () => {
  beforeAll(async () => {
    await startDatabase('hostile');
    await given({
      ...people,
      'pastor_messages/m1': { user_id: 'ana', pastor_id: 'pastor', status: 'pending' },
      'pastor_messages/m2': { user_id: 'bia', pastor_id: 'lider', status: 'pending' },
      'user_stats/ana': { user_id: 'ana', total_xp: 50, consents: { leader_progress: false } },
      'users/ana/notifications/n1': { user_id: 'ana', title: 'Olá', read: false },
    });
  });

  const ownOrTheirs = [field('user_id', 'EQUAL', 'ana'), field('pastor_id', 'EQUAL', 'lider')];
  const either = { compositeFilter: { op: 'OR', filters: ownOrTheirs } };

  it.each([
    ['their own messages together with those to another leader', either],
    ['messages that are not their own', field('user_id', 'NOT_EQUAL', 'ana')],
    ['messages by their status', field('status', 'EQUAL', 'pending')],
  ])('cannot get %s', async (_what, where) => {
    expect(await ana.ask(':runQuery', messages(where))).toBe('refused');
  });

  it('cannot get their own messages together with another person’s', async () => {
    const both = { where: { user_id: ['ana', 'bia'] }, limit: 10 };
    expect(await ana.list('pastor_messages', both)).toBe('refused');
  });

  it('can get their own messages with the same kind of request', async () => {
    const own = messages(field('user_id', 'EQUAL', 'ana'));
    expect(await ana.ask(':runQuery', own)).toBe('allowed');
  });

  it('cannot get another person’s document in a batch with their own', async () => {
    const both = ['profiles/ana', 'profiles/bia'].map((path) => `${documents()}/${path}`);
    expect(await ana.ask(':batchGet', { documents: both })).toBe('refused');
    expect(await ana.ask(':batchGet', { documents: both.slice(0, 1) })).toBe('allowed');
  });

  it('cannot count or sum documents that they cannot list', async () => {
    const sums = [{ sum: { field: { fieldPath: 'total_xp' } } }, { count: { upTo: 10 } }];
    for (const aggregation of sums) {
      const structuredAggregationQuery = {
        ...query({ collectionId: 'user_stats' }),
        aggregations: [aggregation],
      };
      expect(await ana.ask(':runAggregationQuery', { structuredAggregationQuery })).toBe('refused');
    }
  });

  it('cannot count readings beyond a page, while an admin counts up to 100,000', async () => {
    const admin = rawAs('chefe');
    expect(await ana.count('daily_readings', { limit: 100 })).toBe('allowed');
    expect(await ana.count('daily_readings', { limit: 101 })).toBe('refused');
    expect(await admin.count('daily_readings', { limit: 100_000 })).toBe('allowed');
    expect(await admin.count('daily_readings', { limit: 100_001 })).toBe('refused');
    expect(await admin.count('daily_readings', { limit: 100_000, offset: 1 })).toBe('refused');
    expect(await admin.count('daily_readings', {})).toBe('refused');
  });

  it('counts up to 1,000 received messages, and nobody else’s', async () => {
    const own = { where: { pastor_id: 'ana' } };
    expect(await ana.count('pastor_messages', { ...own, limit: 1000 })).toBe('allowed');
    expect(await ana.count('pastor_messages', { ...own, limit: 1001 })).toBe('refused');
    const others = { where: { pastor_id: 'pastor' }, limit: 1000 };
    expect(await ana.count('pastor_messages', others)).toBe('refused');
  });

  it('cannot query all collections at once or list their names', async () => {
    expect(await ana.ask(':runQuery', query({ allDescendants: true }))).toBe('refused');
    expect(await ana.ask('/users/ana:listCollectionIds', {})).toBe('refused');
    expect(await ana.ask(':listCollectionIds', {})).toBe('refused');
  });

  /** An update of one field of a profile. */
  const change = (uid: string, name: string, value: string) => {
    return { path: `profiles/${uid}`, fields: { [name]: value }, only: [name], exists: true };
  };

  it('cannot smuggle a forbidden write in among valid ones: the whole commit is refused', async () => {
    const good = change('ana', 'full_name', 'Ana Maria');
    const bad = change('bia', 'full_name', 'Ana Maria');
    expect(await ana.write(good, bad)).toBe('refused');
    expect(await ana.write(bad, good)).toBe('refused');
    expect(await ana.write(good)).toBe('allowed');
  });

  it('cannot become an admin and use the role in the same commit', async () => {
    const row = { path: 'user_roles/ana_admin', fields: { user_id: 'ana', role: 'admin' } };
    expect(await ana.write(row, change('ana', 'pastor_id', 'lider'))).toBe('refused');
  });

  it('cannot create a profile and a document that depends on it in the same commit', async () => {
    const newcomer = as('nova');
    const profile = { path: 'profiles/nova', fields: { ...aProfile({ id: 'nova' }) } };
    const conversation = {
      path: 'users/nova/ai_mentor_conversations/c1',
      fields: { ...aConversation({ user_id: 'nova' }), created_at: new Date() },
    };
    expect(await newcomer.write(profile, conversation)).toBe('refused');
    expect(await newcomer.write(profile)).toBe('allowed');
    expect(await newcomer.write(conversation)).toBe('allowed');
  });

  const transform = (path: string, fieldTransforms: object[]) => ({
    writes: [{ transform: { document: `${documents()}/${path}`, fieldTransforms } }],
  });

  it('cannot increment a number', async () => {
    const more = [{ fieldPath: 'total_xp', increment: { integerValue: '1000' } }];
    expect(await ana.ask(':commit', transform('user_stats/ana', more))).toBe('refused');
  });

  it('cannot write into a map field', async () => {
    const only = ['consents.leader_progress'];
    const fields = { consents: { leader_progress: true } };
    expect(await ana.write({ path: 'user_stats/ana', fields, only, exists: true })).toBe('refused');
    expect(await as('pastor').get('user_stats/ana')).toBe('refused');
  });

  it('cannot write a timestamp where a flag belongs', async () => {
    const stamp = [{ fieldPath: 'read', setToServerValue: 'REQUEST_TIME' }];
    expect(await ana.ask(':commit', transform('users/ana/notifications/n1', stamp))).toBe(
      'refused',
    );
  });

  it('cannot learn whether another person’s document exists by using a precondition', async () => {
    for (const exists of [true, false]) {
      const verify = `${documents()}/users/bia/user_devotionals/2026-11-21`;
      const writes = [{ verify, currentDocument: { exists } }];
      expect(await ana.ask(':commit', { writes })).toBe('refused');
    }
  });
});
