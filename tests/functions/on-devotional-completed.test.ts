import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aUserStats } from '../factories';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { churchDay } from '../../functions/src/church/time-zone';
import { dataAt } from './support/database';
import { notificationOf } from './support/messages';
import { memorizationClaim, completionOf, daysAgo, today } from './support/progress';
import { change, deliver, hold, newPerson, publish } from './support/triggers';
import type { Delivery } from './support/triggers';

/** Saves a completion as a device does, for an account that is not backdated. */
const save = (uid: string, day: Day, changes?: Parameters<typeof completionOf>[2]) =>
  change(onDevotionalCompleted, paths.userDevotional(uid, day), (ref) =>
    ref.set(completionOf(uid, day, changes)),
  );
describe('a completed devotional', () => {
  it('credits 50 XP, the first day of a streak and the first badge to a person without stats, and notifies them of the badge', async () => {
    const { uid, complete, stats } = newPerson();
    await complete(today);
    expect(await stats()).toMatchObject({
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
  });

  it('credits 25 XP more for a memorized verse, and nothing for a false claim', async () => {
    const [honest, other] = [newPerson(), newPerson()];
    const claim = await memorizationClaim(today);
    await honest.complete(today, claim);
    await other.complete(today, { ...claim, verse_memorization: 'Algo que em nada se parece.' });
    expect(await honest.stats()).toMatchObject({
      total_xp: 75,
      total_verses_memorized: 1,
      days: { [today]: { xp: 75, memorized: true } },
    });
    expect(await other.stats()).toMatchObject({ total_xp: 50, total_verses_memorized: 0 });
  });

  it('keeps unknown fields of the stats and drops the oldest days', async () => {
    const { uid, complete, stats } = newPerson();
    const old = daysAgo(60);
    await db.doc(paths.userStats(uid)).set({
      ...aUserStats({ user_id: uid }),
      total_xp: 50,
      runs: [{ start: old, end: old }],
      days: { [old]: { xp: 50, memorized: false, devotional_at: null, readings: {} } },
      badge_ids: ['primeiro-devocional'],
      a_later_field: { kept: true },
    });
    await complete(today);
    const credited = await stats();
    expect(credited).toMatchObject({ total_xp: 100, total_devotionals_completed: 2 });
    expect(Object.keys(credited?.days ?? {})).toEqual([today]);
    expect(await dataAt(paths.userStats(uid))).toMatchObject({ a_later_field: { kept: true } });
  });

  it('is not credited for a day before the account existed', async () => {
    const { uid, writeProfile, stats } = newPerson();
    await writeProfile();
    for (const day of [2, 3, 4, 5, 6, 0].map(daysAgo)) {
      await publish(day);
      await save(uid, day);
    }
    expect(await stats()).toMatchObject({
      total_xp: 50,
      current_streak: 1,
      badge_ids: ['primeiro-devocional'],
    });
  });

  it('does not mark tomorrow’s devotional, which could then not be deleted', async () => {
    const { uid } = newPerson();
    const tomorrow = addDays(await churchDay(new Date()), 1);
    await publish(tomorrow);
    await save(uid, tomorrow);
    expect(await dataAt(paths.devotionalCompletions(tomorrow))).toBeUndefined();
  });

  it('marks the devotional at its first completion only', async () => {
    // A day that no other test completes, because each instance of the functions checks a marker only once.
    const day = daysAgo(7);
    const mark = db.doc(paths.devotionalCompletions(day));
    const completeOnce = async () => {
      const { complete, stats } = newPerson();
      await complete(day);
      expect(await stats()).toMatchObject({ total_xp: 50 });
      return mark.get();
    };
    const marked = await completeOnce();
    expect(marked.exists).toBe(true);
    expect((await completeOnce()).updateTime).toEqual(marked.updateTime);
  });
});

describe('the event of a completion', () => {
  it('counts once when it is redelivered', async () => {
    const { uid, complete } = newPerson();
    const again = await complete(today);
    const { updateTime } = await db.doc(paths.userStats(uid)).get();

    await again();
    await Promise.all([again(), again()]);

    expect((await db.doc(paths.userStats(uid)).get()).updateTime).toEqual(updateTime);
  });

  it('counts once when five devices save the same day concurrently', async () => {
    const { uid, complete, stats } = newPerson();
    await publish(today);
    const devices = ['um', 'dois', 'três', 'quatro', 'cinco'];
    const events: Delivery[] = [];
    for (const reflection of devices) {
      const saved = (ref: DocumentReference) => ref.set(completionOf(uid, today, { reflection }));
      events.push(await hold(onDevotionalCompleted, paths.userDevotional(uid, today), saved));
    }
    await Promise.all(events.toReversed().map((deliverSaved) => deliverSaved()));
    expect(await stats()).toMatchObject({ total_xp: 50 });
    await complete(daysAgo(1));
    expect(await stats()).toMatchObject({
      total_xp: 100,
      current_streak: 2,
      total_devotionals_completed: 2,
    });
    const completion = db.doc(paths.userDevotional(uid, today));
    const reflections = async () => {
      const { docs } = await completion.collection('earlier').get();
      return [await completion.get(), ...docs].map((each): unknown => each.get('reflection'));
    };
    const stored = await reflections();
    expect(new Set(stored)).toEqual(new Set(devices));
    const lost = devices.filter((reflection) => !stored.includes(reflection)).length;
    reportFault({ fault: 'five devices complete at once', tried: '5 completions', lost });
  });

  it('keeps the last five overwritten versions', async () => {
    const { uid, complete, stats } = newPerson();
    const versions = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
    for (const reflection of versions) await complete(today, { reflection });
    expect(await stats()).toMatchObject({ total_xp: 50 });
    const earlier = db.doc(paths.userDevotional(uid, today)).collection('earlier');
    const { docs } = await earlier.orderBy('written_at').get();
    const kept = docs.map((each): unknown => each.get('reflection'));
    expect(kept).toEqual(versions.slice(2, 7));
  });

  it('is dropped after it has failed for hours', async () => {
    const { uid, stats } = newPerson();
    await publish(today);
    const path = paths.userDevotional(uid, today);
    await db.doc(path).set(completionOf(uid, today));
    const failedFor = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await deliver(onDevotionalCompleted, path, { time: failedFor(7) });
    expect(await stats()).toBeUndefined();
    await deliver(onDevotionalCompleted, path, { time: failedFor(5) });
    expect(await stats()).toMatchObject({ total_xp: 50 });
  });
});
