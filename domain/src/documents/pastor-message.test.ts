import { expect, it } from 'vitest';
import { discipleStatusLabel, leaderStatusLabel, messageStatuses } from './pastor-message';

it('shows the leader Pendente, Lida or Respondida, the disciple Aguardando until it is answered', () => {
  expect(messageStatuses.map(leaderStatusLabel).join()).toBe('Pendente,Lida,Respondida');
  expect(messageStatuses.map(discipleStatusLabel).join()).toBe('Aguardando,Aguardando,Respondida');
});
