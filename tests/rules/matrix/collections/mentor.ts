import { day, fixed, minutesFromNow, momentInWindow, orNull } from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { readByOwner, writtenByNobody } from '../families';

const said = { role: 'user', text: 'Como orar?', created_at: minutesFromNow(0) };

export const mentor: Entry[] = [
  {
    title: 'a conversation with the mentor',
    match: '/users/{uid}/ai_mentor_conversations/{conversationId}',
    present: 'users/ana/ai_mentor_conversations/c1',
    absent: 'users/ana/ai_mentor_conversations/c2',
    document: () => ({
      user_id: 'ana',
      devotional_id: '2026-11-21',
      created_at: minutesFromNow(0),
    }),
    stored: { title: 'Como orar?', updated_at: minutesFromNow(0) },
    changes: {
      user_id: 'bia',
      devotional_id: null,
      created_at: minutesFromNow(1),
      title: 'Outro',
      updated_at: minutesFromNow(1),
    },
    answers: {
      ...readByOwner,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       -     -
  delete                    -      yes      -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update devotional_id      -      -        -       -      -     -      -       -     -
  update created_at         -      -        -       -      -     -      -       -     -
  update title              -      -        -       -      -     -      -       -     -
  update updated_at         -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      {
        as: 'disciple',
        operation: 'create',
        shapes: {
          user_id: fixed(['somebody else’s uid', 'bia']),
          devotional_id: orNull(day),
          created_at: momentInWindow,
        },
      },
    ],
    cases: [
      ...['x'.repeat(65), 'a.b', 'a b', 'ã', '\u202e'].map((id) => ({
        title: `it has no id like ${encodeURIComponent(id)}`,
        as: 'disciple' as const,
        operation: 'create' as const,
        path: `users/ana/ai_mentor_conversations/${id}`,
        answer: 'no' as const,
      })),
      {
        title: 'it is opened under an id of the app',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/ai_mentor_conversations/9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
        answer: 'yes',
      },
      {
        title: 'it is not opened by somebody who is gone',
        as: 'disciple',
        operation: 'create',
        given: { 'profiles/ana': null },
        answer: 'no',
      },
      ...['c1', 'c2'].map((id) => ({
        title: `as c2 it may carry its own id, and no other: ${id}`,
        as: 'disciple' as const,
        operation: 'create' as const,
        fields: { id },
        answer: id === 'c2' ? ('yes' as const) : ('no' as const),
      })),
      ...['title', 'updated_at'].map((field) => ({
        title: `its owner does not give it ${field}`,
        as: 'disciple' as const,
        operation: 'create' as const,
        fields: { [field]: 'Ansiedade' },
        answer: 'no' as const,
      })),
    ],
  },
  {
    title: 'what was said to the mentor',
    match: '/users/{uid}/ai_mentor_conversations/{conversationId}/messages/{messageId}',
    present: 'users/ana/ai_mentor_conversations/c1/messages/m1',
    absent: 'users/ana/ai_mentor_conversations/c1/messages/m2',
    document: () => said,
    changes: { role: 'model', text: 'Outra', created_at: minutesFromNow(1) },
    answers: { ...readByOwner, ...writtenByNobody(...Object.keys(said)) },
  },
];
