import { expect, it } from 'vitest';
import { isAdultsOnly, mentorNotice, requireWebSettings } from './deploy-settings.mjs';

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

it.each([
  ['', false],
  ['GEMINI_ADULTS_ONLY_CHURCH=true', true],
  ['A=1\r\nGEMINI_ADULTS_ONLY_CHURCH = "true"\r\nB=2', true],
  ["GEMINI_ADULTS_ONLY_CHURCH='true'", true],
  ['#GEMINI_ADULTS_ONLY_CHURCH=true', false],
  ['GEMINI_ADULTS_ONLY_CHURCH=yes', false],
  ['GEMINI_ADULTS_ONLY_CHURCH=true\nGEMINI_ADULTS_ONLY_CHURCH=false', false],
])('%j in the functions’ environment sets adults only to %s', (text, adultsOnly) => {
  expect(isAdultsOnly(text)).toBe(adultsOnly);
});

it('a deployment says why Gemini is limited to adults and that its key must be a paid one', () => {
  expect(mentorNotice(true)).toMatch(/terms bar[^]*under 18[^]*paid key/);
  expect(mentorNotice(false)).toContain('GEMINI_ADULTS_ONLY_CHURCH=true');
});
