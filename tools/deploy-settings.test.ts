import { expect, it } from 'vitest';
import { requireWebSettings } from './deploy-settings.mjs';

const settings: Record<string, string> = {
  VITE_FIREBASE_CONFIG: '{"projectId": "videira"}',
  VITE_CONTACT_EMAIL: 'secretaria@videira.org.br',
};
const check = (changes: Record<string, string | undefined> = {}) => {
  const all = { ...settings, ...changes };
  requireWebSettings('videira', (name) => all[name]);
};

it('deploys with the project’s configuration and a contact address', () => {
  expect(check).not.toThrow();
});

it.each([
  [undefined, /configuration is missing/],
  ['{projectId: videira}', /is not JSON/],
  ['{"projectId": "outra"}', /is for the project "outra"/],
])('refuses the configuration %s', (config, why) => {
  expect(() => check({ VITE_FIREBASE_CONFIG: config })).toThrow(why);
});

it.each([undefined, '', 'secretaria', 'contato@raizes.test'])(
  'refuses the contact address %s, and says what to set',
  (contact) => {
    expect(() => check({ VITE_CONTACT_EMAIL: contact })).toThrow(
      /write VITE_CONTACT_EMAIL=.* into web\/\.env\.production\.local/,
    );
  },
);
