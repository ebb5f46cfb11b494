import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareBible } from './deploy-bible.mjs';
import { deploys, deploysBible } from './deploy-targets.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
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

const live = (name: string, abbreviation: string, is_sample = false) =>
  liveSite(200, JSON.stringify({ name, abbreviation, is_sample }));

/** What a deployment does with the Bible, if a download succeeds or fails. */
async function prepare(site: string | string[], { succeeds = true, mayReplace = false } = {}) {
  let downloads = 0;
  const bring = async () => {
    downloads += 1;
    return succeeds;
  };
  const refusal = await prepareBible([site].flat(), { mayReplace, bring }).then(() => '', String);
  return { downloads, refusal };
}

const REFUSAL = /^Error: .*\(Almeida\).*npm run bible.*--replace-bible\.$/;

it('refuses to replace a whole Bible by another, in one line and before the download', async () => {
  const { downloads, refusal } = await prepare(await live('Almeida', 'ALM'));
  expect(refusal).toMatch(REFUSAL);
  expect(downloads).toBe(0);
});

it('downloads the Bíblia Livre again where it is live, and refuses the sample in its place', async () => {
  const origin = await live('Bíblia Livre', 'BLIVRE');
  expect(await prepare(origin)).toEqual({ downloads: 1, refusal: '' });
  const failed = await prepare(origin, { succeeds: false });
  expect(failed.refusal).toMatch(/Bíblia Livre.*--replace-bible/);
});

it('replaces a whole Bible if it is told to', async () => {
  const origin = await live('Almeida', 'ALM');
  for (const succeeds of [true, false])
    expect(await prepare(origin, { mayReplace: true, succeeds })).toEqual({
      downloads: 1,
      refusal: '',
    });
});

it('downloads nothing with BIBLE=none, and refuses the sample over a whole Bible', async () => {
  vi.stubEnv('BIBLE', 'none');
  expect(await prepare(await liveSite(404, ''))).toEqual({ downloads: 0, refusal: '' });
  for (const abbreviation of ['ALM', 'BLIVRE']) {
    const { downloads, refusal } = await prepare(await live('Almeida', abbreviation));
    expect(refusal).toMatch(REFUSAL);
    expect(downloads).toBe(0);
  }
});

it('downloads where the live site has the sample, no Bible or no page at all, and goes on', async () => {
  for (const origin of [
    await live('Almeida 1911', 'Almeida 1911', true),
    await liveSite(200, '<!doctype html>'),
    await liveSite(404, 'not found'),
  ])
    for (const succeeds of [true, false])
      expect(await prepare(origin, { succeeds })).toEqual({ downloads: 1, refusal: '' });
});

const NOBODY = 'http://127.0.0.1:9';

it('says in one line that the live site can’t be reached, and goes on', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const origins = [NOBODY, await liveSite(503, ''), await liveSite(403, '')];
  for (const origin of origins)
    expect(await prepare(origin)).toEqual({ downloads: 1, refusal: '' });
  expect(print).toHaveBeenCalledTimes(origins.length);
  expect(print).toHaveBeenLastCalledWith(expect.stringContaining("can't be reached"));
});

it('goes on if the church’s domain is not connected yet and the project’s own address has no Bible', async () => {
  const own = await liveSite(404, 'Site Not Found');
  expect(await prepare([NOBODY, own])).toEqual({ downloads: 1, refusal: '' });
});

it('finds the Bible at either address, also with a slash at its end', async () => {
  const whole = await live('Almeida', 'ALM');
  for (const origins of [[NOBODY, whole], [await liveSite(404, ''), whole], [`${whole}/`]])
    expect((await prepare(origins)).refusal).toMatch(REFUSAL);
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
