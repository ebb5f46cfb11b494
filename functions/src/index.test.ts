import { requests } from '@raizes/domain/callables/requests';
import { expect, it } from 'vitest';
import * as functions from './index';
import { callablesOf } from './testing/callables';

/** What a deployment reads from a function. */
interface Deployed {
  __endpoint: {
    region?: unknown;
    eventTrigger?: { retry?: unknown; eventFilterPathPatterns?: Record<string, unknown> };
  };
}

const isDeployed = (each: unknown): each is Deployed =>
  typeof each === 'function' && '__endpoint' in each;

/** Every exported function, however deep in its group. */
const deployed = (group: object): Deployed[] =>
  Object.values(group).flatMap((each: unknown) => {
    if (isDeployed(each)) return [each];
    return typeof each === 'object' && each !== null ? deployed(each) : [];
  });

it('the callables are exported under the names of their contract', () => {
  const names = callablesOf(functions).map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(requests).toSorted());
});

it('every function runs in São Paulo', () => {
  for (const { __endpoint } of deployed(functions)) {
    expect(__endpoint.region).toEqual(['southamerica-east1']);
  }
});

it('every trigger gets its failed events again', () => {
  const triggers = deployed(functions).flatMap(({ __endpoint }) => __endpoint.eventTrigger ?? []);
  expect(triggers).toHaveLength(
    Object.keys(functions).filter((name) => /^on[A-Z]/.test(name)).length,
  );
  for (const { retry } of triggers) expect(retry).toBe(true);
});
