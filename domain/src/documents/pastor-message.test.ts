import { expect, it } from 'vitest';
import { discipleStatusLabel, leaderStatusLabel, messageStatuses } from './pastor-message';

it('shows the leader Pendente, Lida or Respondida', () => {
  expect(messageStatuses.map(leaderStatusLabel)).toEqual(['Pendente', 'Lida', 'Respondida']);
});

it('shows the disciple Aguardando until the message is answered', () => {
  expect(messageStatuses.map(discipleStatusLabel)).toEqual([
    'Aguardando',
    'Aguardando',
    'Respondida',
  ]);
});
