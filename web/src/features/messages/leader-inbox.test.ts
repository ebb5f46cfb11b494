import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { expect, it } from 'vitest';
import { withOpened } from './leader-inbox';

const message = (id: string, hour: number, status: PastorMessage['status']): PastorMessage => ({
  id,
  user_id: 'ana',
  pastor_id: 'paulo',
  devotional_id: null,
  message: 'Como orar?',
  status,
  response: null,
  responded_at: null,
  created_at: new Date(2026, 10, 21, hour),
  disciple_name: null,
  pastor_name: null,
  pastor_position: null,
  verse_reference: null,
  devotional_date: null,
});
const pending = [message('noon', 12, 'pending'), message('eight', 8, 'pending')];
const idsOf = (list: PastorMessage[]) => list.map(({ id }) => id);

it('keeps the opened message in its place when it leaves the list', () => {
  expect(idsOf(withOpened(pending, message('ten', 10, 'read')))).toEqual(['noon', 'ten', 'eight']);
});

it('lists a message once while it is still pending', () => {
  expect(withOpened(pending, message('noon', 12, 'pending'))).toEqual(pending);
});

it('lets go of a message that is answered, or no longer opened', () => {
  expect(withOpened(pending, message('ten', 10, 'responded'))).toEqual(pending);
  expect(withOpened(pending, null)).toEqual(pending);
});
