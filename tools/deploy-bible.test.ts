import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { keepLiveBible } from './deploy-bible.mjs';
import { deploys, deploysBible } from './deploy-targets.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** A live site with this answer for the edition. */
async function liveSite(status: number, body: string) {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/bible/edition.json' ? status : 404;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const { port } = address as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

it('refuses to replace a whole Bible by the sample, in one line', async () => {
  const origin = await liveSite(200, '{"name":"Bíblia Livre","is_sample":false}');
  const refusal = await keepLiveBible(origin).catch((error: unknown) => error);
  expect(String(refusal)).toMatch(/^Error: .*Bíblia Livre.*npm run bible.*--replace-bible\.$/);
});

it('goes on where the live site has the sample, no Bible or no page at all', async () => {
  for (const [status, body] of [
    [200, '{"name":"Almeida 1911","is_sample":true}'],
    [200, '<!doctype html>'],
    [404, 'not found'],
  ] as const) {
    await expect(keepLiveBible(await liveSite(status, body))).resolves.toBeUndefined();
  }
});

it('says in one line that a live site can’t be reached, and goes on', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await keepLiveBible(await liveSite(503, ''));
  await keepLiveBible('http://127.0.0.1:9');
  expect(print).toHaveBeenCalledTimes(2);
  expect(print).toHaveBeenCalledWith(
    "http://127.0.0.1:9 can't be reached, so nobody knows whether it has a whole Bible.",
  );
});

it('knows what a deployment includes', () => {
  for (const args of [[], ['--force'], ['--only', 'functions,hosting'], ['--only=functions']]) {
    expect(deploys(args, 'functions')).toBe(true);
    expect(deploysBible(args)).toBe(true);
  }
  for (const args of [
    ['--only', 'hosting'],
    ['--only', 'functions:count'],
    ['--except', 'functions'],
  ]) {
    expect(deploys(args, 'functions')).toBe(false);
    expect(deploysBible(args)).toBe(true);
  }
  for (const args of [['--only=firestore:rules'], ['--except', 'functions,hosting']]) {
    expect(deploys(args, 'functions')).toBe(false);
    expect(deploysBible(args)).toBe(false);
  }
});
