import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import { fixed, flag, minutesFromNow, whole } from '../../support/fields';
import { answers } from '../entry';
import { SERVER_TIME } from '../../support/client';
import type { Entry } from '../entry';
import { gotByOwner } from '../families';

const shapes = {
  version: whole(1, CONSENT_VERSION),
  account: fixed(['no', false]),
  leader_progress: flag,
  ai: flag,
  notifications: flag,
  birth_year: whole(1900, new Date().getUTCFullYear()),
  answered_at: fixed(
    ['the device’s clock', minutesFromNow(0)],
    ['another day', minutesFromNow(-1440)],
  ),
};

export const consents: Entry[] = [
  {
    title: 'what a person consents to',
    match: '/users/{uid}/privacy/consents',
    present: 'users/ana/privacy/consents',
    absent: 'users/ana/privacy/consents',
    document: () => ({
      version: 1,
      account: true,
      leader_progress: false,
      ai: false,
      notifications: true,
      birth_year: 1985,
      answered_at: SERVER_TIME,
    }),
    stored: { answered_at: minutesFromNow(-60) },
    changes: {
      version: 2,
      account: false,
      leader_progress: true,
      ai: true,
      notifications: false,
      birth_year: 1984,
      answered_at: SERVER_TIME,
    },
    answers: {
      ...gotByOwner,
      // A single field without a new timestamp is no answer.
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      yes      -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update version            -      -        -       -      -     -      -       -     -
  update account            -      -        -       -      -     -      -       -     -
  update leader_progress    -      -        -       -      -     -      -       -     -
  update ai                 -      -        -       -      -     -      -       -     -
  update notifications      -      -        -       -      -     -      -       -     -
  update birth_year         -      -        -       -      -     -      -       -     -
  update answered_at        -      yes      -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      { as: 'disciple', operation: 'create', shapes },
      {
        as: 'disciple',
        operation: 'replace',
        shapes: { ...shapes, birth_year: fixed(['another year', 1984]) },
      },
    ],
    cases: [
      {
        title: 'newer words are not exchanged for older ones',
        as: 'disciple',
        operation: 'replace',
        given: { 'users/ana/privacy/consents': { version: 2, birth_year: 1985 } },
        answer: 'no',
      },
      {
        title: 'there is nothing to consent to before there is a profile',
        as: 'disciple',
        operation: 'create',
        given: { 'profiles/ana': null },
        answer: 'no',
      },
      {
        title: 'it is one document, and no other',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/privacy/outra',
        answer: 'no',
      },
    ],
  },
];
