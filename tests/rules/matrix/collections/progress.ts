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
import { allows, createdByOwner, belowAna, readByOwner, refuses, updatedBy } from '../entry';
import type { Entry } from '../entry';

const today = f.dayFromNow(0);
const yesterday = f.dayFromNow(-1);
const longAgo = f.dayFromNow(-8);
const skipped = f.dayFromNow(-3);
const otherDay = f.fixed({
  'the day before yesterday': f.dayFromNow(-2),
  tomorrow: f.dayFromNow(1),
});
const owner = f.fixed({ 'another person’s uid': 'bia' });
const timeRefusals = f.refusalsOf(f.timeInWindow);

const devotionalShapes = {
  user_id: owner,
  devotional_id: otherDay,
  completed_on: otherDay,
  reflection: f.nonBlank(REFLECTION_MAX_LENGTH),
  application: f.nonBlank(APPLICATION_MAX_LENGTH),
  verse_memorization: f.nonBlank(VERSE_MAX_LENGTH),
  memorization_validated: f.bool,
  completed_at: timeRefusals,
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

/** A completion of a day that is no longer current on any device, with the content day given. */
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
  ...belowAna('user_devotionals/{day}', yesterday, today),
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
      shapes: { reflection: devotionalShapes.reflection, completed_at: timeRefusals },
    },
    {
      as: 'disciple',
      operation: 'update',
      document: { memorization_validated: false },
      shapes: { verse_memorization: f.text(VERSE_MAX_LENGTH) },
      fieldsOptional: true,
    },
  ],
  cases: [
    ...refuses('disciple', 'create', {
      'a day long ago cannot be completed now': lateDay(longAgo, null),
      'a skipped day of this week cannot be completed': lateDay(skipped, null),
      'a skipped day whose content was published in time cannot be completed': lateDay(skipped, {
        published_at: f.daysFromNow(-9),
        late_until: null,
      }),
      'a day that was published late cannot be completed after its deadline': lateDay(skipped, {
        late_until: f.minutesFromNow(-1),
      }),
      'a false timestamp does not get around the deadline': {
        ...lateDay(skipped, { late_until: f.minutesFromNow(-1) }),
        fields: { completed_at: f.minutesFromNow(COMPLETION_EARLY_MINUTES - 1) },
      },
      'the memorization bonus cannot be claimed without a text': {
        fields: { verse_memorization: '' },
      },
    }),
    ...allows('disciple', 'create', {
      'a day that was published late can be completed until its deadline': lateDay(skipped, {
        late_until: f.minutesFromNow(60),
      }),
      'a day of more than a week ago that was published late can be completed until its deadline':
        lateDay(longAgo, {
          late_until: f.minutesFromNow(60),
        }),
      'it can be created without a devotional, which the server checks': {
        given: { [`devotionals/${today}`]: null },
      },
      'without the bonus, the verse can be empty': {
        fields: { verse_memorization: '', memorization_validated: false },
      },
    }),
    ...allows('disciple', 'replace', {
      'a late completion can be changed until the deadline': doneLate(f.minutesFromNow(60)),
    }),
    ...refuses('disciple', 'replace', {
      'a late completion cannot be changed after the deadline': doneLate(f.minutesFromNow(-1)),
      'its day cannot be changed, even to correct it': {
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
  ...belowAna('user_daily_readings/{readingId}', 'sl-1', 'sl-23'),
  document: (daily_reading_id) =>
    good.aUserDailyReading({
      daily_reading_id,
      completed_at: f.minutesFromNow(0),
      completed_on: today,
    }),
  shapes: {
    user_id: owner,
    daily_reading_id: f.fixed({ 'another reading': 'sl-2' }),
    reading_time_seconds: f.wholeNumber(0, 86_400),
    completed_at: timeRefusals,
    completed_on: f.refusalsOf(f.day),
  },
  changes: { completed_at: f.minutesFromNow(1), completed_on: yesterday },
  related: { 'daily_readings/sl-1': { id: 'sl-1' }, 'daily_readings/sl-23': { id: 'sl-23' } },
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
      'a reading that does not exist cannot be completed': completedAs('sl-151'),
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
        ].map((id) => [`the id cannot be ${id} without a reading`, completedAs(id)]),
      ),
      'its day cannot be one that has begun in no time zone': {
        fields: { completed_on: f.dayFromNow(2) },
      },
      'its day cannot be one that has begun in no time zone, even with an id of that day': {
        ...completedAs(`${f.dayFromNow(2)}-1`),
        fields: { completed_on: f.dayFromNow(2) },
      },
      'its day cannot be two days before its timestamp': {
        fields: { completed_on: f.dayFromNow(-2) },
      },
      'its day cannot be nine days ago': { fields: { completed_on: f.dayFromNow(-9) } },
    }),
    ...allows('disciple', 'create', {
      ...Object.fromEntries(
        [`${today}-1`, `${today}-99`, `plano-${today}-1`].map((id) => [
          `the id can be ${id} without a reading, which the server checks`,
          completedAs(id),
        ]),
      ),
      'a missed reading can be completed later': {
        ...completedAs(`${yesterday}-1`),
        given: { [`daily_readings/${yesterday}-1`]: { id: `${yesterday}-1` } },
      },
    }),
  ],
};

const archived = 'users/ana/user_challenges/fora-da-lista';

const userChallenge: Entry = {
  title: 'a started challenge',
  ...belowAna('user_challenges/{challengeId}', 'sete-dias', 'trinta-dias'),
  document: (challenge_id) =>
    good.aUserChallenge({ challenge_id, started_at: f.minutesFromNow(0), started_on: today }),
  stored: { terms: { title: 'Sete dias com Deus', reward_value: '100' } },
  shapes: {
    user_id: owner,
    challenge_id: f.fixed({ 'another challenge': 'vinte-e-um-dias' }),
    status: f.fixed({ pending: 'pending', completed: 'completed' }),
    progress: f.fixed({ 'some progress': 14, 'full progress': 100, 'negative progress': -1 }),
    started_at: timeRefusals,
    started_on: f.refusalsOf(f.day),
    completed_at: f.refusing({ 'a timestamp': f.minutesFromNow(0) }),
  },
  changes: {
    progress: 100,
    started_at: f.minutesFromNow(-5),
    started_on: yesterday,
    terms: { title: 'Sete dias com Deus', reward_value: '10000' },
  },
  related: {
    'challenges/sete-dias': { id: 'sete-dias' },
    'challenges/trinta-dias': { id: 'trinta-dias' },
    'challenges/fora-da-lista': { id: 'fora-da-lista', archived: true },
  },
  allowed: { ...readByOwner, ...createdByOwner },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: [
    ...refuses('disciple', 'create', {
      'an archived challenge cannot be started': { path: archived },
      'a challenge that does not exist cannot be started': {
        path: 'users/ana/user_challenges/inventado',
      },
    }),
    ...allows('disciple', 'create', {
      'a challenge that is no longer archived can be started': {
        path: archived,
        given: { 'challenges/fora-da-lista': { id: 'fora-da-lista', archived: false } },
      },
    }),
  ],
};

/** Completions and started challenges. */
export const progress: Entry[] = [userDevotional, userDailyReading, userChallenge];
