import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/people';
import { rulesFile } from './support/rules-file';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('default-deny');

/** Collections that the design names and that have no rules yet, and paths that nobody named. */
const unnamed = [
  ['pastor_messages/m1/anexos/x', 'pastor_messages/m1/anexos'],
  ['users/ana/quotas/mentor', 'users/ana/quotas'],
  [
    'users/ana/ai_mentor_conversations/c1/messages/m1/notas/x',
    'users/ana/ai_mentor_conversations/c1/messages/m1/notas',
  ],
  ['users/ana/push_subscriptions/p1', 'users/ana/push_subscriptions'],
  ['users/ana/push_deliveries/p1', 'users/ana/push_deliveries'],
  ['push_devices/p1', 'push_devices'],
  ['users/ana', 'users'],
  ['users/ana/inventada/x', 'users/ana/inventada'],
  ['users/ana/user_devotionals/2026-11-21/notas/x', 'users/ana/user_devotionals/2026-11-21/notas'],
  ['profiles/ana/fotos/x', 'profiles/ana/fotos'],
  ['user_stats/ana/historico/x', 'user_stats/ana/historico'],
  ['devotionals/2026-11-21/comentarios/x', 'devotionals/2026-11-21/comentarios'],
  ['devotional_completions/2026-11-21', 'devotional_completions'],
  ['erasures/x', 'erasures'],
  ['inventada/x', 'inventada'],
] as const;

describe('what no rule names', () => {
  beforeAll(() =>
    rules.given({
      ...people,
      ...Object.fromEntries(unnamed.map(([path]) => [path, { user_id: 'ana' }])),
    }),
  );

  describe.each(unnamed)('%s', (path, collection) => {
    it.each(['ana', 'pastor', 'chefe'])('is refused to %s, whatever is asked', async (uid) => {
      const db = rules.as(uid);
      await assert.refused(db.doc(path).get());
      await assert.refused(db.collection(collection).limit(1).get());
      await assert.refused(db.collection(collection).where('user_id', '==', uid).limit(1).get());
      await assert.refused(db.doc(path).set({ user_id: uid }));
      await assert.refused(db.doc(`${collection}/novo`).set({ user_id: uid }));
      await assert.refused(db.doc(path).delete());
    });

    it('is refused to somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(path).get());
      await assert.refused(rules.nobody().doc(path).set({ user_id: 'ana' }));
    });
  });
});

describe('firestore.rules', () => {
  const source = readFileSync(rulesFile, 'utf8');
  const matches = [...source.matchAll(/^ *match (\S+) \{$/gm)].map(([, match]) => match ?? '');
  const withAllows = matches.filter((match) => !/^\/(databases|users)\//.test(match));

  it('has no rule for whatever lies below a path', () => {
    expect(source).not.toContain('=**');
  });

  it.each(withAllows)('has a test file that sees every condition of %s', (match) => {
    const name = match
      .replace(/\/\{.*$/, '')
      .slice(1)
      .replaceAll(/[_/]/g, '-');
    const file = new URL(`./${name}.test.ts`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/itSawEveryCondition\(/);
    expect(readFileSync(file, 'utf8')).toContain(`'match ${match}'`);
  });

  const tests = readdirSync(new URL('.', import.meta.url), 'utf8')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('');
  const predicates = [...source.matchAll(/^ {4}function (\w+\(.*\)) \{$/gm)]
    .map(([, signature]) => signature ?? '')
    .filter((signature) => /^(is|has|keeps|changes|signed)/.test(signature));

  it.each(predicates)('has a test that sees every condition of %s', (signature) => {
    expect(tests).toContain(`'function ${signature}'`);
  });
});
