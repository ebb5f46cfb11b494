import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/environment';
import { minutesFromNow } from '../../support/fields';
import { at, refuses, signedIn } from '../entry';
import type { Entry } from '../entry';

export const firstWords: Entry = {
  ...at(
    '/pastor_messages/{messageId}',
    'pastor_messages/m2',
    '0d9f6a52-7f6c-4a3e-9d55-1b2c3d4e5f60',
  ),
  title: 'a first word from the leader',
  document: (_id: string, by: string) => ({
    ...good.aFirstWord({ user_id: 'ana', pastor_id: by === 'chefe' ? 'pastor' : by }),
    created_at: SERVER_TIME,
    responded_at: SERVER_TIME,
  }),
  stored: { created_at: minutesFromNow(-5), responded_at: minutesFromNow(-5) },
  changes: { status: 'read', created_at: SERVER_TIME, archived_at: SERVER_TIME },
  ownerFields: ['user_id', 'pastor_id'],
  allowed: {
    get: ['disciple', 'leader'],
    'list by own user_id': signedIn,
    'list by owner’s user_id': ['disciple'],
    'list by own pastor_id': signedIn,
    'list by own pastor_id over limit': signedIn,
    'list by owner’s pastor_id': ['leader'],
    'update archived_at': ['leader'],
  },
  cases: refuses('leader', 'update', {
    'changed afterwards': {
      fields: { status: 'responded', response: 'Mudei de ideia.', responded_at: SERVER_TIME },
    },
  }),
};
