import { expect, it } from 'vitest';
import { isAdultsOnly, mentorNotice } from './build.mjs';

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
