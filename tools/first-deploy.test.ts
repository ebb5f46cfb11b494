import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';

// The first deployment without a terminal: the settings that firebase-tools refuses, and the steps in docs/operations.md that prevent it.

const endpointSchema = v.object({
  availableMemoryMb: v.number(),
  maxInstances: v.number(),
  // Firebase puts an object here if no value is set.
  minInstances: v.record(v.string(), v.unknown()),
  cpu: v.optional(v.never()),
  secretEnvironmentVariables: v.optional(v.array(v.object({ key: v.string() })), []),
  eventTrigger: v.optional(v.object({ retry: v.boolean() })),
});
type Endpoint = v.InferOutput<typeof endpointSchema>;

/** The endpoints that a deployment reads from the functions of a module or group. */
function endpointsOf(group: object): Endpoint[] {
  return Object.values(group).flatMap((each: unknown) => {
    if (typeof each === 'object' && each !== null) return endpointsOf(each);
    const endpoint: unknown = typeof each === 'function' && Reflect.get(each, '__endpoint');
    return endpoint ? [v.parse(endpointSchema, endpoint)] : [];
  });
}

const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const [, block = ''] = /Where there is no terminal[^]*?```sh\n([^]*?)```/.exec(operations) ?? [];
const commands = block.trim().split('\n');
const deployment = commands.findIndex((line) => line.startsWith('npm run deploy -- '));
const has = (flag: string) => commands[deployment]?.split(' ').includes(flag) === true;
const asDocumented = { nonInteractive: has('--non-interactive'), force: has('--force') };
const unanswered = { nonInteractive: true, force: false };

/** Internals of firebase-tools, which has no types. */
const load = createRequire(import.meta.url);
const part = (path: string): unknown => load(`firebase-tools/lib/${path}.js`);
const callable = v.pipe(
  v.function(),
  v.transform(
    (run) =>
      async (...given: unknown[]): Promise<unknown> =>
        run(...given),
  ),
);

interface SecretManager {
  getSecretMetadata: () => Promise<object>;
}
const isSecretManager = (module: unknown): module is SecretManager =>
  v.is(v.looseObject({ getSecretMetadata: v.function() }), module);

const endpoints = endpointsOf(await import('../functions/src/index'));
afterEach(() => void vi.restoreAllMocks());

it('deploys functions within a new project’s quota, as the docs say', () => {
  expect(endpoints.length).toBeGreaterThan(20);
  const sizes = new Set(endpoints.map(({ availableMemoryMb }) => availableMemoryMb));
  expect(sizes).toEqual(new Set([256, 512]));
  expect(Math.max(...endpoints.map(({ maxInstances }) => maxInstances))).toBe(10);
  expect(operations.replaceAll('\n', ' ')).toContain(
    'one vCPU and 256 or 512 MiB an instance and at most 10 instances each',
  );
});

it('is refused without the secrets, which the docs set first', async () => {
  const secrets = new Set(
    endpoints.flatMap((each) => each.secretEnvironmentVariables.map(({ key }) => key)),
  );
  expect([...secrets]).toEqual(['GEMINI_API_KEY']);
  const manager = part('gcp/secretManager');
  if (!isSecretManager(manager)) throw new Error('firebase-tools reads secrets in another way');
  vi.spyOn(manager, 'getSecretMetadata').mockResolvedValue({});
  const { resolveParams } = v.parse(
    v.object({ resolveParams: callable }),
    part('deploy/functions/params'),
  );
  for (const name of secrets) {
    const resolving = resolveParams([{ type: 'secret', name }], { projectId: 'videira' }, {}, true);
    await expect(resolving).rejects.toThrow(`no value for the secret: ${name}`);
    const set = commands.findIndex((line) => line.includes(`functions:secrets:set ${name} `));
    expect(commands[set]).toMatch(/--data-file - .*--non-interactive$/);
    expect(set).toBeLessThan(deployment);
  }
});

it('is refused without --force, because of retried triggers and container images', async () => {
  const { of, empty } = v.parse(
    v.object({ of: callable, empty: callable }),
    part('deploy/functions/backend'),
  );
  const retried = endpoints.filter(({ eventTrigger }) => eventTrigger?.retry);
  expect(retried).not.toEqual([]);
  const where = { region: 'southamerica-east1', project: 'videira', platform: 'gcfv2' };
  const want = await of(...retried.map((each, at) => ({ ...each, ...where, id: `f${at}` })));
  const have = await empty();
  const { promptForFailurePolicies, promptForCleanupPolicyDays } = v.parse(
    v.object({ promptForFailurePolicies: callable, promptForCleanupPolicyDays: callable }),
    part('deploy/functions/prompts'),
  );
  const prompts = (options: object) => [
    promptForFailurePolicies(options, want, have),
    promptForCleanupPolicyDays(options, [where.region]),
  ];
  for (const answer of prompts(unanswered)) await expect(answer).rejects.toThrow('--force');
  await expect(Promise.all(prompts(asDocumented))).resolves.toBeDefined();
  expect(asDocumented).toEqual({ nonInteractive: true, force: true });
});
