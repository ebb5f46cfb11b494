import { expect, it } from 'vitest';
import { dailyBudget, geminiSettings, sharesOf } from './gemini-policy';

const adults = { GEMINI_ADULTS_ONLY_CHURCH: 'true' };

it.each([
  [{ GEMINI_API_KEY: 'chave' }, false],
  [{ GEMINI_API_KEY: 'chave', GEMINI_ADULTS_ONLY_CHURCH: 'false' }, false],
  [{ GEMINI_API_KEY: 'chave', GEMINI_ADULTS_ONLY_CHURCH: '1' }, false],
  [{ ...adults, GEMINI_API_KEY: 'chave' }, true],
  [{ ...adults, GEMINI_API_KEY: ' none ' }, false],
  [{ ...adults, GEMINI_API_KEY: '' }, false],
  [adults, false],
])('allows Gemini with the environment %j: %s', (env, isAllowed) => {
  expect(geminiSettings(env) !== null).toBe(isAllowed);
});

it('uses a pinned model unless another one is configured', () => {
  const env = { ...adults, GEMINI_API_KEY: 'chave' };
  expect(geminiSettings(env)?.model).toMatch(/^gemini-\d/);
  expect(geminiSettings(env)?.model).not.toContain('latest');
  expect(geminiSettings({ ...env, GEMINI_MODEL: 'gemini-x' })?.model).toBe('gemini-x');
});

it.each([
  [undefined, 500],
  ['', 500],
  ['0', 0],
  ['1200', 1200],
  ['-1', 0],
  ['muito', 0],
])('reads the budget %j as %i answers a day', (set, budget) => {
  expect(dailyBudget({ MENTOR_DAILY_BUDGET: set })).toBe(budget);
});

it('distributes the whole budget over at most ten shards', () => {
  for (let budget = 0; budget <= 1205; budget += 5) {
    const shares = sharesOf(budget);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(budget);
    expect(shares.length).toBeLessThanOrEqual(10);
    expect(shares.every((share) => share > 0)).toBe(true);
  }
});
