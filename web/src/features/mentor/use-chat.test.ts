import { expect, it } from 'vitest';
import { NotStarted, failureText } from './use-chat';

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

it('passes on what the server explains', () => {
  const why = 'Para conversar com o mentor, um responsável precisa autorizar.';
  expect(failureText(refusal('functions/failed-precondition', why))).toBe(why);
});

it('tells anything else in the words of the screen', () => {
  const cannotSend = 'Não foi possível enviar a mensagem. Tente novamente.';
  expect(failureText(refusal('functions/internal', 'Algo deu errado'))).toBe(cannotSend);
  expect(failureText(refusal('functions/not-found', 'NOT_FOUND'))).toBe(cannotSend);
  expect(failureText(new TypeError('Failed to fetch'))).toBe(cannotSend);
  expect(failureText('x')).toBe(cannotSend);
});

it('says that there is no conversation where it could not even begin', () => {
  expect(failureText(new NotStarted())).toBe('Não foi possível iniciar a conversa.');
});
