import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { noonOf } from '../factories';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { churchDay } from '../../functions/src/church/time-zone';
import { signedIn } from './support/calls';
import { dataAt, writtenEvent } from './support/database';
import { notificationOf } from './support/messages';
import {
  backdateAccount,
  memorizationClaim,
  completionOf,
  daysAgo,
  newPerson,
  pollOptions,
  today,
} from './support/progress';

describe('a completed devotional', () => {
  it('credits 50 XP, the first day of a streak and the first badge to a person without stats, and notifies them of the badge', async () => {
    const { uid, complete, untilStats } = newPerson();
    await complete(today);
    await untilStats({
      user_id: uid,
      total_xp: 50,
      current_level: 1,
      current_streak: 1,
      longest_streak: 1,
      last_devotional_date: today,
      total_devotionals_completed: 1,
      badge_ids: ['primeiro-devocional'],
      profile: null,
      is_admin: false,
    });
    const badge = await dataAt(paths.userBadge(uid, 'primeiro-devocional'));
    expect(badge).toMatchObject({ user_id: uid, badge_id: 'primeiro-devocional' });
    expect(await notificationOf(uid, 'badge-primeiro-devocional')).toMatchObject({
      user_id: uid,
      kind: 'badge',
      title: 'Nova conquista!',
      read: false,
      url: '/dashboard',
    });
    await untilStats({ total_xp: 50, unread_notifications: 1, unread_replies: 0 });
  });

  it('credits 25 XP more for a memorized verse, and nothing for a false claim', async () => {
    const [honest, other] = [newPerson(), newPerson()];
    const claim = await memorizationClaim(today);
    await honest.complete(today, claim);
    await other.complete(today, { ...claim, verse_memorization: 'Algo que em nada se parece.' });
    const stats = await honest.untilStats({ total_xp: 75, total_verses_memorized: 1 });
    expect(stats?.days[today]).toMatchObject({ xp: 75, memorized: true });
    await other.untilStats({ total_xp: 50, total_verses_memorized: 0 });
  });

  it('keeps unknown fields of the stats and drops the oldest days', async () => {
    const { uid, complete, untilStats } = newPerson();
    const old = daysAgo(60);
    await db.doc(paths.userStats(uid)).set({
      user_id: uid,
      total_xp: 50,
      runs: [{ start: old, end: old }],
      days: { [old]: { xp: 50, memorized: false, devotional_at: null, readings: {} } },
      badge_ids: ['primeiro-devocional'],
      a_later_field: { kept: true },
    });
    await complete(today);
    const stats = await untilStats({ total_xp: 100, total_devotionals_completed: 2 });
    expect(Object.keys(stats?.days ?? {})).toEqual([today]);
    expect(await dataAt(paths.userStats(uid))).toMatchObject({ a_later_field: { kept: true } });
  });

  it('is not credited for a day before the account existed', async () => {
    const { uid, writeProfile, untilStats } = newPerson();
    await writeProfile();
    await untilStats({ total_xp: 0 });
    const days = [2, 3, 4, 5, 6].map(daysAgo);
    for (const day of days) {
      const path = paths.userDevotional(uid, day);
      await db.doc(path).set(completionOf(uid, day));
      await onDevotionalCompleted.run(await writtenEvent(path, { uid, devotionalId: day }));
    }
    await db.doc(paths.userDevotional(uid, today)).set(completionOf(uid, today));
    await untilStats({ total_xp: 50, current_streak: 1, badge_ids: ['primeiro-devocional'] });
  });

  it('does not mark tomorrow’s devotional, which could then not be deleted', async () => {
    const { uid } = newPerson();
    const tomorrow = addDays(await churchDay(new Date()), 1);
    const path = paths.userDevotional(uid, tomorrow);
    await db.doc(path).set(completionOf(uid, tomorrow));
    await onDevotionalCompleted.run(await writtenEvent(path, { uid, devotionalId: tomorrow }));
    expect(await dataAt(paths.devotionalCompletions(tomorrow))).toBeUndefined();
  });

  it('marks the devotional at its first completion only', async () => {
    // A day that no other test completes, because each instance of the functions checks a marker only once.
    const day = daysAgo(7);
    const mark = db.doc(paths.devotionalCompletions(day));
    await mark.delete();
    const completeOnce = async () => {
      const { complete, untilStats } = newPerson();
      await complete(day);
      await untilStats({ total_xp: 50 });
      return mark.get();
    };
    const marked = await completeOnce();
    expect(marked.exists).toBe(true);
    expect((await completeOnce()).updateTime).toEqual(marked.updateTime);
  });
});

describe('a past day', () => {
  const [late, skipped] = [daysAgo(3), daysAgo(4)];
  const known = [late, skipped].map((day) => db.doc(paths.contentDay(day)));
  afterAll(async () => void (await Promise.all(known.map((ref) => ref.delete()))));

  /** Writes the completion as the app does: with the current time and under the rules. */
  async function completeNow(uid: string, token: string, day: Day, completed_at: Date) {
    const completion = completionOf(uid, day, { completed_at });
    const fields: Record<string, object> = {};
    for (const [name, value] of Object.entries(completion)) fields[name] = encoded(value);
    const root = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-raizes/databases/(default)/documents`;
    const { status } = await fetch(`${root}/${paths.userDevotional(uid, day)}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    return status;
  }

  const encoded = (value: string | boolean | Date) =>
    value instanceof Date
      ? { timestampValue: value }
      : typeof value === 'boolean'
        ? { booleanValue: value }
        : { stringValue: value };

  it('is accepted and counts as that day if it was published late, and is refused otherwise', async () => {
    const { uid, token, untilStats } = await signedIn();
    const now = new Date();
    await untilStats({ total_xp: 0 });
    await backdateAccount(uid, skipped);
    const inAnHour = new Date(now.getTime() + 3_600_000);
    await known[0]?.set({ id: late, published_at: noonOf(daysAgo(1)), late_until: inAnHour });
    await known[1]?.set({ id: skipped, published_at: noonOf(daysAgo(9)), late_until: null });
    expect(await completeNow(uid, token, skipped, now)).toBe(403);
    expect(await completeNow(uid, token, late, now)).toBe(200);
    const stats = await untilStats({ total_xp: 50, last_devotional_date: late, current_streak: 1 });
    expect(stats?.days[late]?.devotional_at).toEqual(now);
  });
});

describe('the event of a completion', () => {
  it('counts once when it is redelivered', async () => {
    const { uid, complete, untilStats } = newPerson();
    await complete(today);
    // A separate trigger counts the first badge's notification a little later.
    await untilStats({ total_xp: 50, unread_notifications: 1 });
    const { updateTime } = await db.doc(paths.userStats(uid)).get();

    const event = await writtenEvent(paths.userDevotional(uid, today), {
      uid,
      devotionalId: today,
    });
    await onDevotionalCompleted.run(event);
    await Promise.all([onDevotionalCompleted.run(event), onDevotionalCompleted.run(event)]);

    expect((await db.doc(paths.userStats(uid)).get()).updateTime).toEqual(updateTime);
  });

  it('counts once when five devices save the same day concurrently', async () => {
    const { uid, complete, untilStats } = newPerson();
    const devices = ['um', 'dois', 'três', 'quatro', 'cinco'];
    await Promise.all(devices.map((reflection) => complete(today, { reflection })));
    await untilStats({ total_xp: 50 });
    await complete(daysAgo(1));
    await untilStats({ total_xp: 100, current_streak: 2, total_devotionals_completed: 2 });
    const completion = db.doc(paths.userDevotional(uid, today));
    const reflections = async () => {
      const { docs } = await completion.collection('earlier').get();
      return [await completion.get(), ...docs].map((each): unknown => each.get('reflection'));
    };
    await expect
      .poll(async () => new Set(await reflections()), pollOptions)
      .toEqual(new Set(devices));
    const stored = await reflections();
    const lost = devices.filter((reflection) => !stored.includes(reflection)).length;
    reportFault({ fault: 'five devices complete at once', tried: '5 completions', lost });
  });

  it('keeps the last five overwritten versions', async () => {
    const { uid, complete, untilStats } = newPerson();
    const versions = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
    for (const reflection of versions) await complete(today, { reflection });
    await untilStats({ total_xp: 50 });
    const earlier = db.doc(paths.userDevotional(uid, today)).collection('earlier');
    const storedVersions = async () =>
      (await earlier.orderBy('written_at').get()).docs.map((each): unknown =>
        each.get('reflection'),
      );
    await expect.poll(storedVersions, pollOptions).toEqual(versions.slice(2, 7));
  });

  it('is dropped after it has failed for hours', async () => {
    const { uid, complete, stats, untilStats } = newPerson();
    await complete(today);
    await untilStats({ total_xp: 50, unread_notifications: 1 });
    await db.doc(paths.userStats(uid)).delete();

    const path = paths.userDevotional(uid, today);
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await onDevotionalCompleted.run(
      await writtenEvent(path, { uid, devotionalId: today }, yesterday),
    );
    expect(await stats()).toBeUndefined();
  });
});
