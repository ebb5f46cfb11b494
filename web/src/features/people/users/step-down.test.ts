import { collections, paths } from '@raizes/domain/paths';
import { aChurch, aProfile } from '@raizes/tests/factories';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { fetchConsequences } from './step-down';

beforeEach(() => store.put(paths.church, aChurch({ default_leader_id: 'paulo' })));

it('counts who is linked to the leaders, however many leaders step down', async () => {
  const leaders = Array.from({ length: 31 }, (_, index) => `leader-${index}`);
  store.putAll(
    collections.profiles,
    ['leader-0', 'leader-30', 'leader-30', 'paulo', null].map((pastor_id, index) =>
      aProfile({ id: `p${index}`, pastor_id }),
    ),
  );
  expect((await fetchConsequences(leaders)).linked).toBe(3);
});

it('names the default leader only if they step down', async () => {
  expect((await fetchConsequences(['abel', 'paulo'])).defaultLeader).toBe('paulo');
  expect((await fetchConsequences(['abel'])).defaultLeader).toBeNull();
});
