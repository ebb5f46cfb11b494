import { expect, it } from 'vitest';
import { callErrorText } from './errors';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

it('says what the function says of its refusal', () => {
  const why = 'Você já baixou muitas cópias hoje. Tente novamente amanhã.';
  expect(callErrorText(refusal('functions/resource-exhausted', why))).toBe(why);
});

it('has a sentence of its own where something before the function refused', () => {
  const refused = refusal('functions/permission-denied', 'PERMISSION_DENIED');
  expect(callErrorText(refused)).toBe('Você não tem permissão para fazer isso.');
});
