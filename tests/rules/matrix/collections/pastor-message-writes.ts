import { DAILY_MESSAGES } from '@raizes/domain/limits';
import type { Answer } from '../../support/client';
import { dayOf, minutesFromNow } from '../../support/fields';
import type { Fields } from '../../support/fields';
import { answers } from '../entry';
import type { Case } from '../entry';

/** The answers about a message that is still unread. */
export const table = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       yes    -     -      -       -     -
  get absent                -      -        -       -      -     -      -       -     -
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      yes      yes     yes    yes   yes    yes     yes   yes
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      yes      -       -      -     -      -       -     -
  list my pastor_id         -      yes      yes     yes    yes   yes    yes     yes   yes
  list my pastor_id more    -      -        -       -      -     -      -       -     -
  list my pastor_id all     -      -        -       -      -     -      -       -     -
  list my pastor_id everywhere -   -        -       -      -     -      -       -     -
  list that pastor_id       -      -        -       yes    -     -      -       -     -
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update pastor_id          -      -        -       -      -     -      -       -     -
  update devotional_id      -      -        -       -      -     -      -       -     -
  update message            -      -        -       -      -     -      -       -     -
  update status             -      -        -       yes    -     -      -       -     -
  update response           -      -        -       -      -     -      -       -     -
  update responded_at       -      -        -       -      -     -      -       -     -
  update created_at         -      -        -       -      -     -      -       -     -
  update disciple_name      -      -        -       -      -     -      -       -     -
  update pastor_name        -      -        -       -      -     -      -       -     -
  update pastor_position    -      -        -       -      -     -      -       -     -
  update verse_reference    -      -        -       -      -     -      -       -     -
  update devotional_date    -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`);

/** What differs once it has been opened. */
export const unmoved = answers(`
                            nobody disciple another leader other former demoted admin removed
  update status             -      -        -       -      -     -      -       -     -
`);

const year = new Date().getUTCFullYear();

const sentBy = (title: string, known: Fields, reply: Answer): Case => ({
  title: `sent by ${title}`,
  as: 'disciple',
  operation: 'create',
  given: { 'profiles/ana': { position: 'discipulo', pastor_id: 'pastor', ...known } },
  answer: reply,
});

const bySender = [
  sentBy('a minor', { guardianship: 'needed', adult_from_year: year + 1 }, 'no'),
  sentBy('a minor of whom no year is known', { guardianship: 'needed' }, 'no'),
  sentBy('an adult', { guardianship: 'none' }, 'yes'),
  sentBy('a minor with consent', { guardianship: 'recorded', adult_from_year: year + 1 }, 'yes'),
  sentBy('one just of age', { guardianship: 'needed', adult_from_year: year }, 'yes'),
  sentBy('a disciple of nobody', { pastor_id: null }, 'no'),
  {
    ...sentBy('a disciple of nobody to nobody', { pastor_id: null }, 'no'),
    fields: { pastor_id: null },
  },
  sentBy('a disciple of another', { pastor_id: 'lider' }, 'no'),
];

/** In Brazil, where a day begins three hours later than in UTC. */
const churchDay = (daysAgo: number) => dayOf(minutesFromNow(-(daysAgo * 24 + 3) * 60));

const afterSending = (title: string, count: number, on: string, reply: Answer): Case => ({
  title: `sent after ${title}`,
  as: 'disciple',
  operation: 'create',
  given: { 'users/ana/quotas/messages': { day: on, count } },
  answer: reply,
});

const byNumber = [
  afterSending('all but one of the day', DAILY_MESSAGES - 1, churchDay(0), 'yes'),
  afterSending('all of the day', DAILY_MESSAGES, churchDay(0), 'no'),
  afterSending('all of the day before', DAILY_MESSAGES, churchDay(1), 'yes'),
];

const underId = (id: string, reply: Answer): Case => ({
  title: `sent under the id ${encodeURIComponent(id)}`,
  as: 'disciple',
  operation: 'create',
  path: `pastor_messages/${id}`,
  answer: reply,
});

const byId = [
  underId('9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b', 'yes'),
  underId('X', 'yes'),
  underId('a_'.repeat(32), 'yes'),
  underId('x'.repeat(65), 'no'),
  underId('a.b', 'no'),
  underId('a b', 'no'),
];

/** Whose message is taken, how many of one day, and under which id. */
export const sendings: Case[] = [...bySender, ...byNumber, ...byId];
