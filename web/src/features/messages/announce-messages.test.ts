import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { beforeEach, expect, it } from 'vitest';
import { messageNews } from './announce-messages';

const message = (id: string, minute: number, disciple_name: string | null): PastorMessage => ({
  id,
  user_id: 'ana',
  pastor_id: 'paulo',
  devotional_id: null,
  message: 'Como orar?',
  status: 'pending',
  response: null,
  responded_at: null,
  created_at: new Date(2026, 10, 21, 12, minute),
  disciple_name,
  pastor_name: null,
  pastor_position: null,
  verse_reference: null,
  devotional_date: null,
});

let told: string[] = [];
let waiting: (() => void)[] = [];
let look = lookAgain(new Set());

function lookAgain(known: Set<string>) {
  return messageNews({
    since: new Date(2026, 10, 21, 12, 3),
    told: known,
    tell: (name) => told.push(name),
    wait: (then) => waiting.push(then),
  });
}

beforeEach(() => {
  told = [];
  waiting = [];
  look = lookAgain(new Set());
});

it('says nothing of what was there before', () => {
  look([message('old', 1, 'Ana')]);
  expect(told).toEqual([]);
});

it('tells of a new message by the name of who wrote it, once', () => {
  const known = new Set<string>();
  look = lookAgain(known);
  look([message('new', 5, 'Davi')]);
  look([message('new', 5, 'Davi')]);
  lookAgain(known)([message('new', 5, 'Davi')]);
  expect(told).toEqual(['Davi']);
});

it('waits for the name, and does without it when it does not come', () => {
  look([message('new', 5, null)]);
  expect(told).toEqual([]);
  look([message('new', 5, 'Davi')]);
  for (const then of waiting) then();
  expect(told).toEqual(['Davi']);

  look([message('nameless', 6, null)]);
  for (const then of waiting) then();
  expect(told).toEqual(['Davi', 'Discípulo']);
});

it('tells of two that came together in the order of their coming', () => {
  look([message('second', 6, 'Bia'), message('first', 5, 'Davi'), message('old', 1, 'Ana')]);
  expect(told).toEqual(['Davi', 'Bia']);
});
