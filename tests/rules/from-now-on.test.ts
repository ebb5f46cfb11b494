import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, beginIn, given } from './support/client';
import type { Question } from './support/client';
import { people } from './support/people';

const ana = people['profiles/ana'];

/** A page of those who are linked to a leader, by their names. */
const linked = (leader: string, limit = 100): Question => ({
  where: { pastor_id: leader },
  orderBy: ['full_name'],
  limit,
});

beforeAll(() => beginIn('from-now-on'));
beforeEach(() =>
  given({
    ...people,
    'user_stats/ana': { user_id: 'ana', consents: { leader_progress: true } },
    'user_roles/bia_admin': null,
  }),
);

describe('a leader', () => {
  const pastor = as('pastor');
  const lider = as('lider');

  it('sees those linked now, a page after the other, and how they are doing', async () => {
    expect(await pastor.found('profiles', linked('pastor'))).toBe(1);
    const next: Question = { ...linked('pastor'), startAfter: ['Nome de Teste', 'profiles/ana'] };
    expect(await pastor.found('profiles', next)).toBe(0);
    expect(await pastor.get('user_stats/ana')).toBe('yes');
  });

  it('loses access with the link, and the next leader gains it', async () => {
    await given({ 'profiles/ana': { ...ana, pastor_id: 'lider' } });
    expect(await pastor.get('profiles/ana')).toBe('no');
    expect(await pastor.get('user_stats/ana')).toBe('no');
    expect(await pastor.found('profiles', linked('pastor'))).toBe(0);
    expect(await lider.get('profiles/ana')).toBe('yes');
    expect(await lider.get('user_stats/ana')).toBe('yes');
    expect(await lider.found('profiles', linked('lider'))).toBe(2);
  });

  it('loses access with the position', async () => {
    await given({ 'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' } });
    expect(await pastor.get('profiles/ana')).toBe('no');
    expect(await pastor.get('user_stats/ana')).toBe('no');
    expect(await pastor.list('profiles', linked('pastor', 10))).toBe('no');
  });

  it('is shut out when the person has left', async () => {
    await given({ 'profiles/ana': null });
    expect(await pastor.get('user_stats/ana')).toBe('no');
  });
});

describe('an admin', () => {
  it('has an admin’s rights from the row on, until the row is taken away', async () => {
    const everyone: Question = { orderBy: ['full_name'], limit: 100 };
    expect(await as('bia').list('profiles', everyone)).toBe('no');
    await given({ 'user_roles/bia_admin': { user_id: 'bia', role: 'admin' } });
    expect(await as('bia').list('profiles', everyone)).toBe('yes');
    await given({ 'user_roles/bia_admin': null });
    expect(await as('bia').list('profiles', everyone)).toBe('no');
  });
});
