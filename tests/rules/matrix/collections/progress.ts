import type { Day } from '@raizes/domain/day';
import {
  APPLICATION_MAX_LENGTH,
  COMPLETION_EARLY_MINUTES,
  REFLECTION_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '@raizes/domain/limits';
import * as good from '../../../factories';
import * as f from '../../support/fields';
import type { Fields } from '../../support/fields';
import { allows, createdByOwner, ofAna, readByOwner, refuses, updatedBy } from '../entry';
import type { Entry } from '../entry';

const today = f.dayFromNow(0);
const yesterday = f.dayFromNow(-1);
const longAgo = f.dayFromNow(-8);
const skipped = f.dayFromNow(-3);
const otherDay = f.fixed({
  'the day before yesterday': f.dayFromNow(-2),
  tomorrow: f.dayFromNow(1),
});
const owner = f.fixed({ 'somebody else’s uid': 'bia' });
const moment = f.refusals(f.momentInWindow);

const devotionalShapes = {
  user_id: owner,
  devotional_id: otherDay,
  completed_on: otherDay,
  reflection: f.filled(REFLECTION_MAX_LENGTH),
  application: f.filled(APPLICATION_MAX_LENGTH),
  verse_memorization: f.filled(VERSE_MAX_LENGTH),
  memorization_validated: f.flag,
  completed_at: moment,
};

const completedDevotional = (id: string) => ({
  ...good.aUserDevotional({
    verse_memorization: 'Eu sou a videira, vós, as varas.',
    memorization_validated: true,
    completed_at: f.minutesFromNow(0),
  }),
  devotional_id: id,
  completed_on: id,
});

/** A day that no device has now, and what is known of it. */
const lateDay = (day: Day, contentDay: Fields | null) => ({
  path: `users/ana/user_devotionals/${day}`,
  given: { [`content_days/${day}`]: contentDay },
});

const doneLate = (late_until: Date) => {
  const { path, given } = lateDay(skipped, { late_until });
  return { path, given: { ...given, [path]: completedDevotional(skipped) } };
};

const userDevotional: Entry = {
  title: 'a completed devotional',
  ...ofAna('user_devotionals/{day}', yesterday, today),
  document: completedDevotional,
  shapes: devotionalShapes,
  changes: { completed_at: f.minutesFromNow(1), completed_on: today, devotional_id: today },
  allowed: {
    ...readByOwner,
    ...createdByOwner,
    replace: ['disciple'],
    ...updatedBy('disciple', 'reflection', 'application', 'completed_at'),
    ...updatedBy('disciple', 'verse_memorization', 'memorization_validated'),
  },
  trials: [
    { as: 'disciple', operation: 'create' },
    {
      as: 'disciple',
      operation: 'replace',
      shapes: { reflection: devotionalShapes.reflection, completed_at: moment },
    },
    {
      as: 'disciple',
      operation: 'update',
      document: { memorization_validated: false },
      shapes: { verse_memorization: f.text(VERSE_MAX_LENGTH) },
      mayLack: true,
    },
  ],
  cases: [
    ...refuses('disciple', 'create', {
      'a day of long ago is not completed now': lateDay(longAgo, null),
      'nor is a day of this week that was skipped': lateDay(skipped, null),
      'a skipped day stays one where its content was there in time': lateDay(skipped, {
        published_at: f.daysFromNow(-9),
        late_until: null,
      }),
      'a day that was published late is over at its time': lateDay(skipped, {
        late_until: f.minutesFromNow(-1),
      }),
      'the time is not to come by a false moment': {
        ...lateDay(skipped, { late_until: f.minutesFromNow(-1) }),
        fields: { completed_at: f.minutesFromNow(COMPLETION_EARLY_MINUTES - 1) },
      },
      'the bonus is not claimed for nothing': { fields: { verse_memorization: '' } },
    }),
    ...allows('disciple', 'create', {
      'a day that was published late may be done as that day until its time': lateDay(skipped, {
        late_until: f.minutesFromNow(60),
      }),
      'so may one of more than a week ago': lateDay(longAgo, { late_until: f.minutesFromNow(60) }),
      'whether there is a devotional is the server’s to ask': {
        given: { [`devotionals/${today}`]: null },
      },
      'without the bonus, the verse may be left out': {
        fields: { verse_memorization: '', memorization_validated: false },
      },
    }),
    ...allows('disciple', 'replace', {
      'what was done late may be changed until its time': doneLate(f.minutesFromNow(60)),
    }),
    ...refuses('disciple', 'replace', {
      'what was done late is not changed after its time': doneLate(f.minutesFromNow(-1)),
      'it keeps its day, even where that was wrong': {
        given: {
          [`users/ana/user_devotionals/${yesterday}`]: {
            ...completedDevotional(yesterday),
            completed_on: today,
          },
        },
      },
    }),
  ],
};

const completedAs = (id: string) => ({ path: `users/ana/user_daily_readings/${id}` });

const userDailyReading: Entry = {
  title: 'a completed reading',
  ...ofAna('user_daily_readings/{readingId}', 'sl-1', 'sl-23'),
  document: (daily_reading_id) =>
    good.aUserDailyReading({
      daily_reading_id,
      completed_at: f.minutesFromNow(0),
      completed_on: today,
    }),
  shapes: {
    user_id: owner,
    daily_reading_id: f.fixed({ 'another reading': 'sl-2' }),
    reading_time_seconds: f.whole(0, 86_400),
    completed_at: moment,
    completed_on: f.refusals(f.day),
  },
  changes: { completed_at: f.minutesFromNow(1), completed_on: yesterday },
  beside: { 'daily_readings/sl-1': { id: 'sl-1' }, 'daily_readings/sl-23': { id: 'sl-23' } },
  allowed: {
    ...readByOwner,
    ...createdByOwner,
    replace: ['disciple'],
    ...updatedBy('disciple', 'reading_time_seconds', 'completed_at'),
  },
  trials: [
    { as: 'disciple', operation: 'create' },
    { as: 'disciple', operation: 'replace' },
  ],
  cases: [
    ...refuses('disciple', 'create', {
      'there is no completing a reading that there is not': completedAs('sl-151'),
      ...Object.fromEntries(
        [
          `${yesterday}-1`,
          `plano-${yesterday}-1`,
          `${today}-0`,
          `${today}-100`,
          `${today}-1-1`,
          `${today}-1a`,
          `x-${today}-1`,
          `plano-plano-${today}-1`,
          today,
        ].map((id) => [`${id} is not the id of a reading of its day`, completedAs(id)]),
      ),
      'it is not of a day that no time zone has yet': { fields: { completed_on: f.dayFromNow(2) } },
      'nor is it by an id of that day': {
        ...completedAs(`${f.dayFromNow(2)}-1`),
        fields: { completed_on: f.dayFromNow(2) },
      },
      'it is not of a day two days before its moment': {
        fields: { completed_on: f.dayFromNow(-2) },
      },
      'it is not of a day nine days ago': { fields: { completed_on: f.dayFromNow(-9) } },
    }),
    ...allows('disciple', 'create', {
      ...Object.fromEntries(
        [`${today}-1`, `${today}-99`, `plano-${today}-1`].map((id) => [
          `whether there is ${id} is the server’s to ask on its day`,
          completedAs(id),
        ]),
      ),
      'a missed reading may be read later': {
        ...completedAs(`${yesterday}-1`),
        given: { [`daily_readings/${yesterday}-1`]: { id: `${yesterday}-1` } },
      },
    }),
  ],
};

const archived = 'users/ana/user_challenges/fora-da-lista';

const userChallenge: Entry = {
  title: 'a started challenge',
  ...ofAna('user_challenges/{challengeId}', 'sete-dias', 'trinta-dias'),
  document: (challenge_id) =>
    good.aUserChallenge({ challenge_id, started_at: f.minutesFromNow(0), started_on: today }),
  stored: { terms: { title: 'Sete dias com Deus', reward_value: '100' } },
  shapes: {
    user_id: owner,
    challenge_id: f.fixed({ 'another challenge': 'vinte-e-um-dias' }),
    status: f.fixed({ 'being pending': 'pending', 'being completed': 'completed' }),
    progress: f.fixed({ progress: 14, 'the end': 100, 'less than nothing': -1 }),
    started_at: moment,
    started_on: f.refusals(f.day),
    completed_at: f.unset({ 'a moment': f.minutesFromNow(0) }),
  },
  changes: {
    progress: 100,
    started_at: f.minutesFromNow(-5),
    started_on: yesterday,
    terms: { title: 'Sete dias com Deus', reward_value: '10000' },
  },
  beside: {
    'challenges/sete-dias': { id: 'sete-dias' },
    'challenges/trinta-dias': { id: 'trinta-dias' },
    'challenges/fora-da-lista': { id: 'fora-da-lista', archived: true },
  },
  allowed: { ...readByOwner, ...createdByOwner },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: [
    ...refuses('disciple', 'create', {
      'there is no starting a challenge that is off the list': { path: archived },
      'there is no starting a challenge that there is not': {
        path: 'users/ana/user_challenges/inventado',
      },
    }),
    ...allows('disciple', 'create', {
      'what is on the list again can be started': {
        path: archived,
        given: { 'challenges/fora-da-lista': { id: 'fora-da-lista', archived: false } },
      },
    }),
  ],
};

/** What a disciple has completed and started. */
export const progress: Entry[] = [userDevotional, userDailyReading, userChallenge];
