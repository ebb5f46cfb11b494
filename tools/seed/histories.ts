import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserChallenge } from '@raizes/domain/documents/completions';
import { notificationIds } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { recordDevotional, recordReading } from '@raizes/domain/progress/record';
import type { Outcome } from '@raizes/domain/progress/record';
import { startChallenge } from '@raizes/domain/progress/start-challenge';
import { aUserChallenge, aUserDailyReading, aUserDevotional } from '@raizes/tests/factories';
import { db } from '../../tests/support/admin';
import { freshStatsOf } from '../../tests/support/people';
import type { Person } from '../../tests/support/people';
import { challengePool } from './content/challenges';
import { devotionalOf, readingIdOf } from './published';

/** A sample person's activity, in days before today: 1 is yesterday. */
export type History = {
  devotionals: number[];
  /** Those of `devotionals` with a memorized verse. */
  memorized: number[];
  readings: number[];
  challenges: { id: string; startedDaysAgo: number }[];
};

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

export const histories: Record<string, History> = {
  // Twelve days in a row up to yesterday, so that today's devotional is still open.
  discipulo: {
    devotionals: [...range(40, 33), 30, 29, ...range(26, 20), 16, 15, ...range(12, 1)],
    memorized: [38, 35, 30, 25, 22, 15, 11, 9, 6, 4, 2, 1],
    readings: [...range(24, 20), ...range(13, 8), 6, 5, 3, 2, 1],
    challenges: [{ id: 'raizes-profundas', startedDaysAgo: 12 }],
  },
  discipula: {
    devotionals: [...range(18, 14), 8, 7, 6, 2, 1],
    memorized: [16, 7],
    readings: [15, 8, 2],
    challenges: [],
  },
};

/** The sample people's answers, used in rotation. */
const sampleAnswers = [
  {
    reflection:
      'Percebi que tenho corrido muito e escutado pouco. Quero recomeçar devagar, na presença de Deus.',
    application: 'Separar dez minutos antes do trabalho para orar sem o celular por perto.',
  },
  {
    reflection: 'Esta palavra me lembrou de que não preciso carregar tudo sozinho.',
    application: 'Ligar hoje para o meu irmão e orar com ele.',
  },
  {
    reflection: 'Fiquei pensando em como sou grato pelas pessoas que Deus colocou ao meu lado.',
    application: 'Escrever uma mensagem de gratidão para alguém da igreja.',
  },
];

/** The notification of a badge, already read. */
function badgeNotification(user_id: string, name: string, created_at: Date) {
  const notification: Omit<Notification, 'id'> = {
    user_id,
    kind: 'badge',
    title: 'Nova conquista!',
    body: `Você ganhou a medalha “${name}”.`,
    url: '/dashboard',
    read: true,
    created_at,
  };
  return notification;
}

/** Writes a person's history day by day, and returns the stats that the product's own code computes from it. */
export async function writeHistory(person: Person, history: History, today: Day) {
  const { uid } = person;
  const batch = db.batch();
  const challenges = new Map<string, UserChallenge>();
  let stats = freshStatsOf(person);

  const apply = (outcome: Outcome, at: Date) => {
    stats = outcome.stats;
    for (const { badge_id, name } of outcome.earnedBadges) {
      const notification = db.doc(paths.notification(uid, notificationIds.badge(badge_id)));
      batch.set(db.doc(paths.userBadge(uid, badge_id)), { user_id: uid, badge_id, earned_at: at });
      batch.set(notification, badgeNotification(uid, name, at));
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

    for (const { id } of history.challenges.filter(
      ({ startedDaysAgo }) => startedDaysAgo === ago,
    )) {
      const terms = challengePool.find((challenge) => challenge.id === id);
      if (!terms) throw new Error(`There is no sample challenge called ${id}`);
      const earlier = new Date(`${day}T07:00:00`);
      const begun = { user_id: uid, challenge_id: id, started_on: day, started_at: earlier };
      challenges.set(id, aUserChallenge(begun));
      apply(startChallenge(stats, { challenge_id: id, terms, started_on: day, at: earlier }), at);
    }
    if (history.devotionals.includes(ago)) {
      const completion = completionOf(uid, day, at, history.memorized.includes(ago));
      batch.set(db.doc(paths.userDevotional(uid, day)), completion);
      batch.set(db.doc(paths.devotionalCompletions(day)), { first_completed_at: at });
      apply(recordDevotional(stats, { day, memorized: completion.memorization_validated, at }), at);
    }
    if (history.readings.includes(ago)) {
      const reading_id = readingIdOf(day);
      const reading = aUserDailyReading({
        user_id: uid,
        daily_reading_id: reading_id,
        reading_time_seconds: 240 + ago,
        completed_at: at,
        completed_on: day,
      });
      batch.set(db.doc(paths.userDailyReading(uid, reading_id)), reading);
      apply(recordReading(stats, { day, reading_id, at }), at);
    }
  }
  for (const [id, challenge] of challenges) {
    batch.set(db.doc(paths.userChallenge(uid, id)), challenge);
  }
  await batch.commit();
  return stats;
}

function completionOf(uid: string, day: Day, at: Date, memorized: boolean) {
  return aUserDevotional({
    user_id: uid,
    ...sampleAnswers[Number(day.slice(-2)) % sampleAnswers.length],
    verse_memorization: memorized ? devotionalOf(day).verse_text : '',
    memorization_validated: memorized,
    completed_at: at,
    completed_on: day,
  });
}
