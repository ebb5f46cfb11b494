import { describe, expect, it } from 'vitest';
import {
  canMove,
  canRead,
  canRespond,
  discipleStatusLabel,
  leaderTitle,
  messageStatuses,
  leaderStatusLabel,
} from './messages';
import type { MessageStatus } from './messages';

describe('a message is pending, then read, then responded', () => {
  it.each<[MessageStatus, MessageStatus, boolean]>([
    ['pending', 'read', true],
    ['pending', 'responded', true],
    ['read', 'responded', true],
    ['read', 'pending', false],
    ['read', 'read', false],
    ['responded', 'pending', false],
    ['responded', 'read', false],
    ['responded', 'responded', false],
    ['pending', 'pending', false],
  ])('%s to %s: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });

  it('becomes read when the leader opens it while pending', () => {
    expect(messageStatuses.filter(canRead)).toEqual(['pending']);
  });

  it('can be answered only while it is not responded', () => {
    expect(messageStatuses.filter(canRespond)).toEqual(['pending', 'read']);
  });
});

it('shows the leader Pendente, Lida or Respondida', () => {
  expect(messageStatuses.map(leaderStatusLabel)).toEqual(['Pendente', 'Lida', 'Respondida']);
});

it("shows the disciple pending and read together as 'Aguardando'", () => {
  expect(messageStatuses.map(discipleStatusLabel)).toEqual([
    'Aguardando',
    'Aguardando',
    'Respondida',
  ]);
});

it.each([
  ['pastor', 'Pastor'],
  ['lider', 'Líder'],
] as const)('the title of a %s is %s', (position, title) => {
  expect(leaderTitle(position)).toBe(title);
});
