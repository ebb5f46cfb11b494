import { aChurch } from '@raizes/tests/factories';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchDoc } from '@/lib/reads';
import { countDocs } from '@/lib/server';
import { fetchConsequences } from './step-down';

vi.mock('@/lib/reads', () => ({ fetchDoc: vi.fn<typeof fetchDoc>() }));
vi.mock('@/lib/server', () => ({ countDocs: vi.fn<typeof countDocs>() }));

beforeEach(() => {
  const church = aChurch({ default_leader_id: 'paulo' });
  vi.mocked(fetchDoc).mockResolvedValue({ state: 'ready', value: church });
  vi.mocked(countDocs).mockReset().mockResolvedValue(4);
});

it('counts who is linked to the leaders, thirty leaders at a time', async () => {
  const leaders = Array.from({ length: 31 }, (_, index) => `leader-${index}`);
  expect((await fetchConsequences(leaders)).linked).toBe(8);
  expect(vi.mocked(countDocs).mock.calls).toEqual([
    ['profiles', [['pastor_id', 'in', leaders.slice(0, 30)]]],
    ['profiles', [['pastor_id', 'in', ['leader-30']]]],
  ]);
});

it('names the default leader only if they step down', async () => {
  expect((await fetchConsequences(['abel', 'paulo'])).defaultLeader).toBe('paulo');
  expect((await fetchConsequences(['abel'])).defaultLeader).toBeNull();
});
