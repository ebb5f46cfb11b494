import { expect, it } from 'vitest';
import { errorText, refusalText } from './errors';

const error = (code: string, message = code) => Object.assign(new Error(message), { code });

it('shows a function’s own explanation of a refusal', () => {
  const why = 'Você já baixou muitas cópias hoje. Tente novamente amanhã.';
  expect(errorText(error('functions/resource-exhausted', why))).toBe(why);
});

it('shows the text of the error code for a refusal without an explanation, from any product', () => {
  const denied = 'Você não tem permissão para fazer isso.';
  expect(errorText(error('functions/permission-denied', 'PERMISSION_DENIED'))).toBe(denied);
  expect(errorText(error('permission-denied', 'Missing permissions.'))).toBe(denied);
  expect(errorText(error('auth/wrong-password'))).toBe('Email ou senha incorretos');
});

it('shows Firebase’s message for an unknown Auth error, and otherwise asks to try again', () => {
  expect(errorText(error('auth/strange', 'Firebase: Something new.'))).toBe('Something new.');
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Tente novamente.');
});

it('tells an admin that the edited document was deleted', () => {
  expect(refusalText(error('not-found'))).toMatch(/^Este item foi excluído por outra pessoa/);
});
