import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserChallenge, UserDevotional } from '@raizes/domain/documents/completions';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { Outcome } from '@raizes/domain/progress/apply-progress';
import { recordDevotional, recordReading } from '@raizes/domain/progress/record';
import { startChallenge } from '@raizes/domain/progress/start-challenge';
import { db } from '../../tests/support/admin';
import { challengePool } from './content/challenges';
import { freshStatsOf } from '../../tests/support/people';
import type { Person } from '../../tests/support/people';
import { badgeNews } from './badge-news';
import { devotionalOf, readingIdOf } from './daily-content';
import type { History } from './histories';
import { sampleAnswers } from './sample-answers';

/** Writes what a person has done, in the order of the days, and returns the stats that the product's own rules make of it. */
export async function liveThrough(person: Person, history: History, today: Day) {
  const { uid } = person;
  const batch = db.batch();
  const challenges = new Map<string, UserChallenge>();
  let stats = freshStatsOf(person);

  const keep = (outcome: Outcome, at: Date) => {
    stats = outcome.stats;
    for (const { badge_id, name } of outcome.earnedBadges) {
      const news = db.doc(paths.notification(uid, notificationIds.badge(badge_id)));
      batch.set(db.doc(paths.userBadge(uid, badge_id)), { user_id: uid, badge_id, earned_at: at });
      batch.set(news, badgeNews(uid, name, at));
    }
    for (const { challenge_id, progress, completed } of outcome.changedChallenges) {
      const challenge = challenges.get(challenge_id);
      if (!challenge) continue;
      challenge.progress = progress;
      if (completed) Object.assign(challenge, { status: 'completed', completed_at: at });
    }
  };

  const start = Math.max(...history.devotionals, ...history.readings);
  for (let ago = start; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const at = new Date(`${day}T07:30:00`);

    for (const { id } of history.challenges.filter((begun) => begun.startedDaysAgo === ago)) {
      const terms = challengePool.find((challenge) => challenge.id === id);
      if (!terms) throw new Error(`There is no sample challenge called ${id}`);
      const earlier = new Date(`${day}T07:00:00`);
      challenges.set(id, justBegun(uid, id, day, earlier));
      keep(startChallenge(stats, { challenge_id: id, terms, started_on: day, at: earlier }), at);
    }
    if (history.devotionals.includes(ago)) {
      const completion = completionOf(uid, day, at, history.memorized.includes(ago));
      batch.set(db.doc(paths.userDevotional(uid, day)), completion);
      batch.set(db.doc(paths.devotionalCompletions(day)), { first_completed_at: at });
      keep(recordDevotional(stats, { day, memorized: completion.memorization_validated, at }), at);
    }
    if (history.readings.includes(ago)) {
      const reading_id = readingIdOf(day);
      batch.set(db.doc(paths.userDailyReading(uid, reading_id)), {
        user_id: uid,
        daily_reading_id: reading_id,
        reading_time_seconds: 240 + ago,
        completed_at: at,
        completed_on: day,
      });
      keep(recordReading(stats, { day, reading_id, at }), at);
    }
  }
  for (const [id, challenge] of challenges) {
    batch.set(db.doc(paths.userChallenge(uid, id)), challenge);
  }
  await batch.commit();
  return stats;
}

function justBegun(
  uid: string,
  challenge_id: string,
  started_on: Day,
  started_at: Date,
): UserChallenge {
  return {
    user_id: uid,
    challenge_id,
    status: 'in_progress',
    progress: 0,
    started_at,
    started_on,
    completed_at: null,
  };
}

function completionOf(uid: string, day: Day, at: Date, memorized: boolean): UserDevotional {
  const { reflection, application } = sampleAnswers[
    Number(day.slice(-2)) % sampleAnswers.length
  ] ?? {
    reflection: '',
    application: '',
  };
  return {
    user_id: uid,
    devotional_id: day,
    reflection,
    application,
    verse_memorization: memorized ? devotionalOf(day).verse_text : '',
    memorization_validated: memorized,
    completed_at: at,
    completed_on: day,
  };
}
