import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, startDatabase, given } from './support/environment';
import type { ListQuery } from './support/environment';
import { people } from './support/people';

const ana = people['profiles/ana'];

/** A page of the profiles linked to a leader, ordered by name. */
const linked = (leader: string, limit = 100): ListQuery => ({
  where: { pastor_id: leader },
  orderBy: 'full_name',
  limit,
});

beforeAll(() => startDatabase('access-changes'));
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

  it('sees the people linked to them now, page by page, and their progress', async () => {
    expect(await pastor.found('profiles', linked('pastor'))).toBe(1);
    const next: ListQuery = { ...linked('pastor'), startAfter: ['Nome de Teste', 'ana'] };
    expect(await pastor.found('profiles', next)).toBe(0);
    expect(await pastor.get('user_stats/ana')).toBe('allowed');
  });

  it('loses access when the link changes, and the new leader gains it', async () => {
    await given({ 'profiles/ana': { ...ana, pastor_id: 'lider' } });
    expect(await pastor.get('profiles/ana')).toBe('refused');
    expect(await pastor.get('user_stats/ana')).toBe('refused');
    expect(await pastor.found('profiles', linked('pastor'))).toBe(0);
    expect(await lider.get('profiles/ana')).toBe('allowed');
    expect(await lider.get('user_stats/ana')).toBe('allowed');
    expect(await lider.found('profiles', linked('lider'))).toBe(2);
  });

  it('loses access when they lose the position', async () => {
    await given({ 'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' } });
    expect(await pastor.get('profiles/ana')).toBe('refused');
    expect(await pastor.get('user_stats/ana')).toBe('refused');
    expect(await pastor.list('profiles', linked('pastor', 10))).toBe('refused');
  });

  it('loses access when the person’s account is deleted', async () => {
    await given({ 'profiles/ana': null });
    expect(await pastor.get('user_stats/ana')).toBe('refused');
  });
});

describe('an admin', () => {
  it('has admin rights from when the row is created until it is deleted', async () => {
    const everyone: ListQuery = { orderBy: 'full_name', limit: 100 };
    expect(await as('bia').list('profiles', everyone)).toBe('refused');
    await given({ 'user_roles/bia_admin': { user_id: 'bia', role: 'admin' } });
    expect(await as('bia').list('profiles', everyone)).toBe('allowed');
    await given({ 'user_roles/bia_admin': null });
    expect(await as('bia').list('profiles', everyone)).toBe('refused');
  });
});
