import { beforeAll, describe, expect, it } from 'vitest';
import { as, documents, given, beginIn } from './support/client';
import { people } from './support/people';

const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const text = (stringValue: string) => ({ stringValue });
const messages = (where: object) => ({
  structuredQuery: { from: [{ collectionId: 'pastor_messages' }], where, limit: 10 },
});
const ana = as('ana');

/** Requests that the web SDK does not send: anyone with the app's key can. */
describe('somebody with the app’s key and an afternoon', () => {
  beforeAll(async () => {
    await beginIn('hostile');
    await given({
      ...people,
      'pastor_messages/m1': { user_id: 'ana', pastor_id: 'pastor', status: 'pending' },
      'pastor_messages/m2': { user_id: 'bia', pastor_id: 'lider', status: 'pending' },
      'user_stats/ana': { user_id: 'ana', total_xp: 50, consents: { leader_progress: false } },
      'users/ana/notifications/n1': { user_id: 'ana', title: 'Olá', read: false },
    });
  });

  it.each([
    [
      'both their own and another’s messages',
      field('user_id', 'IN', { arrayValue: { values: [text('ana'), text('bia')] } }),
    ],
    [
      'their own messages or those to another’s leader',
      {
        compositeFilter: {
          op: 'OR',
          filters: [
            field('user_id', 'EQUAL', text('ana')),
            field('pastor_id', 'EQUAL', text('lider')),
          ],
        },
      },
    ],
    ['whoever’s messages are not their own', field('user_id', 'NOT_EQUAL', text('ana'))],
    ['messages by their status', field('status', 'EQUAL', text('pending'))],
  ])('does not get %s', async (_what, where) => {
    expect(await ana.ask(':runQuery', messages(where))).toBe('no');
  });

  it('gets their own by the same way', async () => {
    const own = messages(field('user_id', 'EQUAL', text('ana')));
    expect(await ana.ask(':runQuery', own)).toBe('yes');
  });

  it('does not get another’s document in one request with their own', async () => {
    const both = ['profiles/ana', 'profiles/bia'].map((path) => `${documents()}/${path}`);
    expect(await ana.ask(':batchGet', { documents: both })).toBe('no');
    expect(await ana.ask(':batchGet', { documents: both.slice(0, 1) })).toBe('yes');
  });

  it('does not count or add up what they may not list', async () => {
    const from = [{ collectionId: 'user_stats' }];
    const sums = [{ sum: { field: { fieldPath: 'total_xp' } } }, { count: { upTo: 10 } }];
    for (const aggregation of sums) {
      const structuredAggregationQuery = {
        structuredQuery: { from, limit: 10 },
        aggregations: [aggregation],
      };
      expect(await ana.ask(':runAggregationQuery', { structuredAggregationQuery })).toBe('no');
    }
  });

  it('does not count the readings past a page, as an admin does up to 100,000', async () => {
    const admin = as('chefe');
    expect(await ana.count('daily_readings', { limit: 100 })).toBe('yes');
    expect(await ana.count('daily_readings', { limit: 101 })).toBe('no');
    expect(await admin.count('daily_readings', { limit: 100_000 })).toBe('yes');
    expect(await admin.count('daily_readings', { limit: 100_001 })).toBe('no');
    expect(await admin.count('daily_readings', {})).toBe('no');
  });

  it('does not get all collections at once, nor their names', async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }], limit: 10 } };
    expect(await ana.ask(':runQuery', everything)).toBe('no');
    expect(await ana.ask('/users/ana:listCollectionIds', {})).toBe('no');
    expect(await ana.ask(':listCollectionIds', {})).toBe('no');
  });

  it('does not slip a forbidden write in among good ones, which then do not count either', async () => {
    const good = {
      path: 'profiles/ana',
      fields: { full_name: 'Ana Maria' },
      only: ['full_name'],
      exists: true,
    };
    const bad = { ...good, path: 'profiles/bia' };
    expect(await ana.write(good, bad)).toBe('no');
    expect(await ana.write(bad, good)).toBe('no');
    expect(await ana.write(good)).toBe('yes');
  });

  it('does not become an admin and use it in the same request', async () => {
    const row = {
      path: 'user_roles/ana_admin',
      fields: { user_id: 'ana', role: 'admin' },
    };
    const link = {
      path: 'profiles/ana',
      fields: { pastor_id: 'lider' },
      only: ['pastor_id'],
      exists: true,
    };
    expect(await ana.write(row, link)).toBe('no');
  });

  it('does not make a profile and speak for it in the same request', async () => {
    const newcomer = as('nova');
    const profile = {
      path: 'profiles/nova',
      fields: {
        id: 'nova',
        full_name: 'Nova',
        position: 'discipulo',
        church_denomination: 'Batista',
        pastor_id: null,
      },
    };
    const conversation = {
      path: 'users/nova/ai_mentor_conversations/c1',
      fields: { user_id: 'nova', devotional_id: null, created_at: new Date() },
    };
    expect(await newcomer.write(profile, conversation)).toBe('no');
    expect(await newcomer.write(profile)).toBe('yes');
    expect(await newcomer.write(conversation)).toBe('yes');
  });

  const transform = (path: string, fieldTransforms: object[]) => ({
    writes: [{ transform: { document: `${documents()}/${path}`, fieldTransforms } }],
  });

  it('does not raise a number without saying what it is to be', async () => {
    const more = [{ fieldPath: 'total_xp', increment: { integerValue: '1000' } }];
    expect(await ana.ask(':commit', transform('user_stats/ana', more))).toBe('no');
  });

  it('does not reach into a field that is a map', async () => {
    const only = ['consents.leader_progress'];
    const fields = { consents: { leader_progress: true } };
    expect(await ana.write({ path: 'user_stats/ana', fields, only, exists: true })).toBe('no');
    expect(await as('pastor').get('user_stats/ana')).toBe('no');
  });

  it('does not put a moment where a mark belongs', async () => {
    const stamp = [{ fieldPath: 'read', setToServerValue: 'REQUEST_TIME' }];
    expect(await ana.ask(':commit', transform('users/ana/notifications/n1', stamp))).toBe('no');
  });

  it('does not learn whether another’s document is there by asking for a condition', async () => {
    for (const exists of [true, false]) {
      const verify = `${documents()}/users/bia/user_devotionals/2026-11-21`;
      const writes = [{ verify, currentDocument: { exists } }];
      expect(await ana.ask(':commit', { writes })).toBe('no');
    }
  });
});
