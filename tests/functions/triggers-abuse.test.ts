import * as functions from '../../functions/src/index';
import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { expect, it, vi } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { shardOf } from '../../functions/src/reminders/reminders';
import { noonOf } from '../factories';
import { db } from '../support/admin';
import { completionOf, newUid, readingOf, today } from './support/progress';
import { deliver, eventOf } from './support/triggers';
import type { Trigger } from './support/triggers';

const { warn, error } = vi.hoisted(() => ({
  warn: vi.fn<(...logged: unknown[]) => void>(),
  error: vi.fn<(...logged: unknown[]) => void>(),
}));
vi.mock('firebase-functions/logger', () => ({ warn, error, info: warn, debug: warn, log: warn }));

const SECRET = 'Confesso que tenho medo';

/** Every field that any document has. */
const fields = `
  id user_id uid devotional_id daily_reading_id challenge_id pastor_id reflection
  application verse_memorization memorization_validated message completed_at completed_on
  started_at started_on answered_at created_at full_name position church_denomination
  guardianship adult_from_year role status response responded_at kind title body url read
  version account leader_progress ai notifications birth_year progress terms total_xp runs
  days badge_ids active_challenges profile consents reading_time_seconds category
  duration_days reward_type reward_value enabled hour weekdays time_zone requested_at hash
  search
`
  .trim()
  .split(/\s+/);

const forged: [string, unknown][] = [
  ['numbers', -7.5],
  ['texts', SECRET],
  ['lists', [SECRET, 1, null]],
  ['objects', { [SECRET]: { deep: [SECRET] } }],
  ['nothing', null],
  ['timestamps', new Date('1900-01-01T00:00:00Z')],
  ['a long text', SECRET.repeat(400)],
];

const FAR_DAY = '2069-12-31';

/** For each trigger, the path of the forged document. */
const pathsOf = (uid: string) => ({
  onChallengeStarted: paths.userChallenge(uid, uid),
  onConsentsWritten: paths.consents(uid),
  onDailyReadingWritten: paths.dailyReading(uid),
  onDevotionalCompleted: paths.userDevotional(uid, today),
  onDevotionalWritten: paths.devotional(FAR_DAY),
  onErasureRequested: erasureOf(`forged-${uid}`).path,
  onMentorConversationDeleted: paths.mentorConversation(uid, 'c'),
  onNotificationCreated: paths.notification(uid, 'n'),
  onNotificationWritten: paths.notification(uid, 'n'),
  onPastorMessageAnswered: paths.pastorMessage(uid),
  onProfileWritten: paths.profile(uid),
  onRhythmWritten: paths.rhythm(uid),
  onReadingCompleted: paths.userDailyReading(uid, uid),
  onUserRoleWritten: paths.userRole(uid, 'admin'),
});

type Name = keyof ReturnType<typeof pathsOf>;
const triggers: Record<Name, Trigger> = functions;

it('the table covers every trigger', () => {
  // An account is not a document that a client writes.
  const exported = Object.keys(functions).filter(
    (name) => name.startsWith('on') && name !== 'onAccountDeleted',
  );
  expect(exported.toSorted()).toEqual(Object.keys(pathsOf('ana')).toSorted());
});

it.each(forged)(
  'documents of nothing but %s make no trigger fail, and are logged without their content',
  async (_, value) => {
    const uid = newUid();
    const junk = Object.fromEntries(fields.map((field) => [field, value]));
    const forgedPaths = Object.entries(pathsOf(uid)) as [Name, string][];
    // Everything else that a trigger reads about the person is forged as well.
    const all = [
      ...forgedPaths.map(([, path]) => path),
      paths.userStats(uid),
      paths.challenge(uid),
    ];
    await Promise.all(all.map((path) => db.doc(path).set(junk)));

    // Create all events first, because an erasure among them deletes documents.
    await db.doc('nothing/sent').set({ status: 'pending' });
    const pending = await db.doc('nothing/sent').get();
    const nothing = await db.doc('nothing/here').get();
    const events = await Promise.all(
      forgedPaths.map(async ([name, path]) => {
        const stored = await db.doc(path).get();
        const change = name.endsWith('Deleted')
          ? { before: stored, after: nothing }
          : name.endsWith('Answered')
            ? { before: pending }
            : {};
        return [name, await eventOf(triggers[name], path, change)] as const;
      }),
    );

    const faults: string[] = [];
    for (const [name, deliverForged] of events) {
      warn.mockClear();
      try {
        await deliverForged();
      } catch {
        faults.push(`${name} throws: it would be retried for hours`);
      }
      const logged = warn.mock.calls;
      if (logged.length > 1) faults.push(`${name} logs ${logged.length} times`);
      if (JSON.stringify(logged).includes(SECRET)) faults.push(`${name} logs the content`);
    }
    expect(faults).toEqual([]);
  },
);

it('a completion of a devotional or reading that does not exist logs one line', async () => {
  const uid = newUid();
  // So far ahead that nothing is published yet; the events are delivered as if written on that day.
  const day = addDays(today, 35);
  const invented = `${day}-1`;
  await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day));
  await db.doc(paths.userDailyReading(uid, invented)).set(readingOf(uid, day, invented));
  warn.mockClear();
  const time = noonOf(day);
  await deliver(functions.onDevotionalCompleted, paths.userDevotional(uid, day), { time });
  await deliver(functions.onReadingCompleted, paths.userDailyReading(uid, invented), { time });
  expect(warn.mock.calls).toEqual([
    ['Dropped: invalid document', expect.objectContaining({ path: paths.devotional(day) })],
    ['Dropped: invalid document', expect.objectContaining({ path: paths.dailyReading(invented) })],
  ]);
});

it('forged reminders do not block other people’s reminders', async () => {
  const uid = newUid();
  const due = { shard: shardOf(uid), next_at: new Date(0), user_id: SECRET, weekdays: SECRET };
  await db.doc(paths.pushReminder(uid)).set(due);
  error.mockClear();
  const event = { scheduleTime: new Date().toISOString() };
  await expect(functions.dailyReminders.run(event)).resolves.toBeUndefined();
  const logged = JSON.stringify(error.mock.calls);
  expect(logged).toContain(paths.pushReminder(uid));
  expect(logged).not.toContain(SECRET);
});
