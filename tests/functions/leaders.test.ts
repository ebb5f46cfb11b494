import { fetchDisciplesPage } from '../../functions/src/people/leaders';
import { responses } from '@raizes/domain/callables/responses';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aUserStats } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser, withdrawConsent } from '../support/people';
import { countReads } from './support/database';
import { signedIn } from './support/calls';
import { newUid, writeProfile } from './support/progress';

describe('get_my_pastor_info', () => {
  const someone = async () => {
    const { uid, call } = await signedIn();
    return { uid, ask: () => call('get_my_pastor_info') };
  };

  it('returns the pastor or leader that the caller is linked to', async () => {
    const { uid, ask } = await someone();
    const leaderId = newUid();
    await writeProfile(leaderId, { full_name: 'Maria', position: 'lider' });
    await writeProfile(uid, { pastor_id: leaderId });
    const { result } = await ask();
    expect(result).toEqual([{ id: leaderId, full_name: 'Maria', pastor_position: 'lider' }]);
  });

  it('returns no row without a link, without a leader at its end, or without a profile', async () => {
    const { uid, ask } = await someone();
    expect((await ask()).result).toEqual([]);

    const formerLeader = newUid();
    await writeProfile(formerLeader, { position: 'discipulo' });
    await writeProfile(uid, { pastor_id: formerLeader });
    expect((await ask()).result).toEqual([]);

    await db.doc(paths.profile(uid)).delete();
    expect((await ask()).result).toEqual([]);
  });
});

describe('get_my_disciples', () => {
  async function leaderWith(...last: ('2026-11-20' | '2026-10-01' | null)[]) {
    const leader = await signedIn({ position: 'lider' });
    const disciples = await Promise.all(
      last.map((last_devotional_date) =>
        createUser({ leader: asLeader(leader), stats: { last_devotional_date, total_xp: 750 } }),
      ),
    );
    const ask = async () => {
      const { result } = await leader.call('get_my_disciples');
      expect(result).toMatchObject({ after: null });
      return v.parse(responses.get_my_disciples, result).disciples;
    };
    return { uid: leader.uid, uids: disciples.map(({ uid }) => uid), ask };
  }

  it('gives a leader the last day of the people linked to them now, and nothing else', async () => {
    const { uids, ask } = await leaderWith('2026-11-20', '2026-10-01', null);
    const answer = await ask();
    expect(answer).toHaveLength(3);
    expect(answer).toEqual(
      expect.arrayContaining([
        { id: uids[0], shares: true, last_devotional_date: '2026-11-20' },
        { id: uids[1], shares: true, last_devotional_date: '2026-10-01' },
        { id: uids[2], shares: true, last_devotional_date: null },
      ]),
    );
  });

  it('hides the progress of a disciple who does not share it', async () => {
    const { uids, ask } = await leaderWith('2026-11-20');
    await withdrawConsent(uids[0] ?? '', 'leader_progress');
    expect(await ask()).toEqual([{ id: uids[0], shares: false, last_devotional_date: null }]);
  });

  it('hides the progress of a disciple who has not answered the consents', async () => {
    const { uids, ask } = await leaderWith('2026-11-20');
    await db.doc(paths.userStats(uids[0] ?? '')).update({ consents: null });
    expect(await ask()).toEqual([{ id: uids[0], shares: false, last_devotional_date: null }]);
  });

  it('reads one document per disciple, page by page', async () => {
    const leaderId = newUid();
    const leader = { id: leaderId, full_name: 'Maria', position: 'lider' as const };
    const uids = Array.from({ length: 600 }, newUid).toSorted();
    const writer = db.bulkWriter();
    for (const uid of uids) {
      const profile = { full_name: 'Ana', position: 'discipulo' as const, leader };
      void writer.create(db.doc(paths.userStats(uid)), aUserStats({ user_id: uid, profile }));
    }
    await writer.close();
    const found: string[] = [];
    const reads = await countReads(async () => {
      let after: string | null = null;
      do {
        const page = await fetchDisciplesPage(leaderId, after);
        found.push(...page.disciples.map(({ id }) => id));
        after = page.after;
      } while (after !== null);
    });
    expect(found).toEqual(uids);
    expect(reads).toBe(600);
  });

  it('is empty after the link or the leader’s position is removed', async () => {
    const { uid, uids, ask } = await leaderWith('2026-11-20', '2026-10-01');
    const admin = await signedIn({ admin: true });
    await admin.call('link-to-leader', { userId: uids[0], leaderId: null });
    const left = { id: uids[1], shares: true, last_devotional_date: '2026-10-01' };
    expect(await ask()).toEqual([left]);
    await db.doc(paths.profile(uid)).update({ position: 'discipulo' });
    expect(await ask()).toEqual([]);
  });
});
