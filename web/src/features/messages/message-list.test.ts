import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { expect, it } from 'vitest';
import { leaderOf } from './message-list';

const message: PastorMessage = {
  id: 'm1',
  user_id: 'ana',
  pastor_id: 'paulo',
  devotional_id: null,
  message: 'Como orar?',
  status: 'pending',
  response: null,
  responded_at: null,
  created_at: new Date('2026-11-21T12:00:00Z'),
  disciple_name: null,
  pastor_name: null,
  pastor_position: null,
  verse_reference: null,
  devotional_date: null,
};
const stamped: PastorMessage = { ...message, pastor_name: 'Paulo', pastor_position: 'pastor' };
const lidia = { id: 'lidia', full_name: 'Lídia', position: 'lider' as const };

it('calls the leader as the message says', () => {
  expect(leaderOf(stamped, lidia)).toEqual({ title: 'Pastor', name: 'Paulo' });
});

it('calls the leader as the person’s own is called while the message says nothing', () => {
  const own = { ...lidia, id: 'paulo', full_name: 'Paulo', position: 'pastor' as const };
  expect(leaderOf(message, own)).toEqual({ title: 'Pastor', name: 'Paulo' });
});

it('does not give an earlier leader’s message to the one of today', () => {
  expect(leaderOf(message, lidia)).toEqual({ title: 'Líder', name: '' });
  expect(leaderOf(message, null)).toEqual({ title: 'Líder', name: '' });
});
