import { dayFromNow, minutesFromNow } from '../../support/fields';
import type { Fields } from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { gotByOwner, readByOwner, writtenByNobody } from '../families';

interface Kept {
  title: string;
  collection: string;
  match: string;
  document: Fields;
  changes: Fields;
}

const kept = ({ title, collection, match, document, changes }: Kept) => ({
  title,
  match: `/users/{uid}/${match}`,
  present: `users/ana/${collection}/x1`,
  absent: `users/ana/${collection}/x2`,
  document: () => ({ user_id: 'ana', ...document }),
  changes: { user_id: 'bia', ...changes },
});

/** What the server writes under a person’s name, and the person reads. */
export const serverWritten: Entry[] = [
  {
    ...kept({
      title: 'an earned badge',
      collection: 'user_badges',
      match: 'user_badges/{badgeId}',
      document: { badge_id: 'x1', earned_at: minutesFromNow(0) },
      changes: { badge_id: 'x2', earned_at: minutesFromNow(5) },
    }),
    answers: { ...readByOwner, ...writtenByNobody('user_id', 'badge_id', 'earned_at') },
  },
  {
    ...kept({
      title: 'what would have been pushed',
      collection: 'push_outbox',
      match: 'push_outbox/{entryId}',
      document: { title: 'Teste', url: '/dashboard' },
      changes: { title: 'Outro', url: 'https://exemplo.com' },
    }),
    answers: { ...readByOwner, ...writtenByNobody('user_id', 'title', 'url') },
  },
  {
    ...kept({
      title: 'a line of what somebody consented to',
      collection: 'consent_log',
      match: 'consent_log/{entryId}',
      document: { kind: 'answer', at: minutesFromNow(-5), ai: false },
      changes: { kind: 'guardian-recorded', at: minutesFromNow(0), ai: true },
    }),
    answers: { ...readByOwner, ...writtenByNobody('user_id', 'kind', 'at', 'ai') },
  },
  {
    ...kept({
      title: 'a daily reminder',
      collection: 'push_reminders',
      match: 'push_reminders/{reminderId}',
      document: { enabled: true, hour: 7, weekdays: [0, 6], next_at: minutesFromNow(60) },
      changes: { enabled: false, hour: 3, weekdays: [], next_at: minutesFromNow(0) },
    }),
    answers: {
      ...gotByOwner,
      ...writtenByNobody('user_id', 'enabled', 'hour', 'weekdays', 'next_at'),
    },
  },
  {
    ...kept({
      title: 'a notification',
      collection: 'notifications',
      match: 'notifications/{notificationId}',
      document: {
        kind: 'reply',
        title: 'Resposta recebida',
        body: 'Seu líder respondeu sua mensagem',
        url: '/my-messages',
        read: false,
        created_at: minutesFromNow(-5),
      },
      changes: {
        kind: 'badge',
        title: 'Outro',
        body: 'Outro',
        url: 'https://exemplo.com',
        read: true,
        created_at: minutesFromNow(5),
      },
    }),
    answers: {
      ...readByOwner,
      ...writtenByNobody('user_id', 'kind', 'title', 'body', 'url', 'created_at'),
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  update read               -      yes      -       -      -     -      -       -     -
`),
    },
    trials: [
      {
        as: 'disciple',
        operation: 'update',
        document: { read: true, kind: 'reply' },
        shapes: {
          read: {
            accepts: [],
            refuses: [
              ['unread', false],
              ['a text', 'sim'],
              ['a number', 1],
              ['null', null],
            ],
          },
          kind: { accepts: [], refuses: [['another kind', 'badge']] },
        },
        mayLack: true,
      },
    ],
    cases: [
      {
        title: 'it is not marked in any other way',
        as: 'disciple',
        operation: 'update',
        fields: { read: true, extra: 1 },
        answer: 'no',
      },
      {
        title: 'what was read is not unread again',
        as: 'disciple',
        operation: 'update',
        fields: { read: false },
        given: { 'users/ana/notifications/x1': { user_id: 'ana', read: true, day: dayFromNow(0) } },
        answer: 'no',
      },
    ],
  },
];
