import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { beforeEach, expect, it } from 'vitest';
import { messageNews } from './message-news';

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

const old = message('old', 1, 'Ana');
let told: string[] = [];
let waiting: (() => void)[] = [];
let look = messageNews({ tell: () => undefined, wait: () => undefined });

beforeEach(() => {
  told = [];
  waiting = [];
  look = messageNews({ tell: (name) => told.push(name), wait: (then) => waiting.push(then) });
});

it('says nothing of what was there before', () => {
  look([old]);
  look([old]);
  expect(told).toEqual([]);
});

it('tells of a new message by the name of who wrote it, once', () => {
  look([]);
  look([message('new', 5, 'Davi')]);
  look([message('new', 5, 'Davi')]);
  expect(told).toEqual(['Davi']);
});

it('waits for the name, and does without it when it does not come', () => {
  look([old]);
  look([message('new', 5, null), old]);
  expect(told).toEqual([]);
  look([message('new', 5, 'Davi'), old]);
  for (const then of waiting) then();
  expect(told).toEqual(['Davi']);

  look([message('nameless', 6, null), old]);
  for (const then of waiting) then();
  expect(told).toEqual(['Davi', 'Discípulo']);
});

it('tells of two that came together in the order of their coming', () => {
  look([old]);
  look([message('second', 6, 'Bia'), message('first', 5, 'Davi'), old]);
  expect(told).toEqual(['Davi', 'Bia']);
});

it('does not take an older message for news when it comes back into sight', () => {
  look([old]);
  look([message('older', 0, 'Caio')]);
  expect(told).toEqual([]);
});
