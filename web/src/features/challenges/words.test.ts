import { describe, expect, it } from 'vitest';
import { categoryName, formatGoal, formatProgress, formatReward } from './words';

describe('formats the goal and the progress of a challenge', () => {
  it.each([
    ['streak', 7, 4, '7 dias seguidos', '4 de 7 dias seguidos'],
    ['streak', 1, 0, '1 dia', '0 de 1 dia'],
    ['Leitura Bíblica', 5, 2, '5 dias', '2 de 5 devocionais'],
    ['devotionals', 7, 3, '7 dias', '3 de 7 devocionais'],
    ['Oração e Jejum', 1, 0, '1 dia', '0 de 1 devocional'],
  ])('%s of %d', (category, duration_days, done, goal, progress) => {
    expect(formatGoal({ category, duration_days })).toBe(goal);
    expect(formatProgress({ category, duration_days }, done)).toBe(progress);
  });
});

it('translates the two categories that only define how progress is counted', () => {
  expect(categoryName('streak')).toBe('Sequência');
  expect(categoryName('devotionals')).toBe('Devocionais');
  expect(categoryName('Caráter e Valores')).toBe('Caráter e Valores');
});

it.each([
  ['xp', '150', '+150 XP'],
  ['xp', '10000', '+10.000 XP'],
  ['xp', 'muito', '+0 XP'],
  ['medalha', 'Raízes Profundas', 'Medalha: Raízes Profundas'],
] as const)('formats a reward of %s %s as %s', (reward_type, reward_value, words) => {
  expect(formatReward({ reward_type, reward_value })).toBe(words);
});
