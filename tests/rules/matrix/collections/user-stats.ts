import { answers } from '../entry';
import type { Entry } from '../entry';
import { writtenByNobody } from '../families';

const document = (id: string) => ({
  user_id: id,
  total_xp: 50,
  current_level: 1,
  current_streak: 1,
  longest_streak: 1,
  badge_ids: [],
  is_admin: false,
  consents: null,
});

const changes = {
  user_id: 'bia',
  total_xp: 9999,
  current_level: 10,
  current_streak: 30,
  longest_streak: 365,
  badge_ids: ['streak-365'],
  is_admin: true,
  consents: { leader_progress: true },
};

const reads = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       yes    -     -      -       -     -
  get absent                -      yes      -       yes    -     -      -       -     -
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      -        -       -      -     -      -       -     -
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      -        -       -      -     -      -       -     -
`);

const ofAna = {
  match: '/user_stats/{uid}',
  present: 'user_stats/ana',
  absent: 'user_stats/ana',
  document,
  changes,
};

const consents = (leader_progress: boolean) => ({
  consents: { version: 1, leader_progress, ai: true, notifications: true },
});

export const userStats: Entry[] = [
  {
    ...ofAna,
    title: 'the stats of somebody who has not been asked yet',
    answers: { ...reads, ...writtenByNobody(...Object.keys(changes)) },
  },
  {
    ...ofAna,
    title: 'the stats of somebody whose leader may see them',
    stored: consents(true),
    answers: { ...reads, ...writtenByNobody(...Object.keys(changes)) },
  },
  {
    ...ofAna,
    title: 'the stats of somebody whose leader may not see them',
    stored: consents(false),
    answers: {
      ...reads,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       -      -     -      -       -     -
`),
      ...writtenByNobody(...Object.keys(changes)),
    },
  },
  {
    ...ofAna,
    title: 'the stats of somebody linked to a leader who is none any more',
    present: 'user_stats/davi',
    absent: 'user_stats/davi',
    answers: {
      ...reads,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      -        -       -      -     -      -       -     -
  get absent                -      -        -       -      -     -      -       -     -
`),
      ...writtenByNobody(...Object.keys(changes)),
    },
  },
];
