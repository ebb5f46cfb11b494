import {
  day,
  dayFromNow,
  fixed,
  minutesFromNow,
  momentInWindow,
  whole,
} from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { readByOwner } from '../families';

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  daily_reading_id: fixed(['another reading', 'sl-2']),
  reading_time_seconds: whole(0, 86_400),
  completed_at: { ...momentInWindow, accepts: [] },
  completed_on: { ...day, accepts: [] },
};

export const userDailyReadings: Entry[] = [
  {
    title: 'a completed reading',
    match: '/users/{uid}/user_daily_readings/{readingId}',
    present: 'users/ana/user_daily_readings/sl-1',
    absent: 'users/ana/user_daily_readings/sl-23',
    document: (id) => ({
      user_id: 'ana',
      daily_reading_id: id,
      reading_time_seconds: 240,
      completed_at: minutesFromNow(0),
      completed_on: dayFromNow(0),
    }),
    changes: {
      user_id: 'bia',
      daily_reading_id: 'sl-2',
      reading_time_seconds: 300,
      completed_at: minutesFromNow(1),
      completed_on: dayFromNow(-1),
    },
    beside: { 'daily_readings/sl-1': { id: 'sl-1' }, 'daily_readings/sl-23': { id: 'sl-23' } },
    answers: {
      ...readByOwner,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      yes      -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update daily_reading_id   -      -        -       -      -     -      -       -     -
  update reading_time_seconds  -   yes      -       -      -     -      -       -     -
  update completed_at       -      yes      -       -      -     -      -       -     -
  update completed_on       -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      { as: 'disciple', operation: 'create', shapes },
      { as: 'disciple', operation: 'replace', shapes },
    ],
    cases: [
      {
        title: 'there is no completing a reading that there is not',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/user_daily_readings/sl-151',
        answer: 'no',
      },
    ],
  },
];
