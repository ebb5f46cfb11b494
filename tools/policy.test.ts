import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowOnlyDeployed } from './deploy-policy.mjs';

const firebaseJson = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');

interface Config {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

/** The sources of each directive of the deployed policy. */
function deployedPolicy(hasAppCheck: boolean): Map<string, string[]> {
  const config = JSON.parse(firebaseJson) as Config;
  allowOnlyDeployed(config, 'minha-igreja', hasAppCheck);
  const policy = config.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  return new Map(
    policy?.value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('lets the pages call the functions of their own project and of no other', () => {
  const hosts = deployedPolicy(false).get('connect-src');
  expect(hosts).toContain('https://southamerica-east1-minha-igreja.cloudfunctions.net');
  expect(hosts?.filter((host) => host.includes('cloudfunctions'))).toHaveLength(1);
});

it('lets the deployed pages connect to nothing on the person’s own machine', () => {
  expect(firebaseJson).toContain('http://127.0.0.1:');
  expect([...deployedPolicy(true).values()].flat().join(' ')).not.toMatch(/http:|127\.0\.0\.1/);
});

it('allows only specific hosts, except for thumbnails from any https site and sounds from the page itself', () => {
  const isWide = (source: string) => source.includes('*') || /^\w+:$/.test(source);
  const wide = [false, true].flatMap((hasAppCheck) =>
    [...deployedPolicy(hasAppCheck)].map(([name, sources]) => [name, sources.filter(isWide)]),
  );
  const thumbnails = ['img-src', ['https:']];
  // A silent sound that plays along with the speech; without it browsers do not assign it the media keys.
  const silence = ['media-src', ['blob:']];
  const found = wide.filter(([, sources]) => sources?.length);
  expect(found).toEqual([thumbnails, silence, thumbnails, silence]);
});

it('allows reCAPTCHA only with App Check', () => {
  const isNamed = (hasAppCheck: boolean) =>
    deployedPolicy(hasAppCheck)
      .get('script-src')
      ?.some((each) => each.includes('recaptcha'));
  expect([false, true].map(isNamed)).toEqual([false, true]);
});

it('allows a single inline script, which applies the device’s settings before the first paint', () => {
  const script = readFileSync(new URL('../web/src/lib/before-paint.js', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(script.trim()).digest('base64');
  expect(deployedPolicy(false).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
});
