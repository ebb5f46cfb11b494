import { expect, it } from 'vitest';
import { roomLeft, roomText } from './composer';

const textFor = (length: number) => roomText(roomLeft('a'.repeat(length)));

it('says how to send while there is plenty of room', () => {
  expect(textFor(0)).toBe('Enter envia; Shift+Enter pula uma linha.');
  expect(textFor(1799)).toBe('Enter envia; Shift+Enter pula uma linha.');
});

it('counts near the limit of 2,000 characters', () => {
  expect(textFor(1800)).toBe('Cabem mais 200 caracteres.');
  expect(textFor(1999)).toBe('Cabe mais 1 caractere.');
  expect(textFor(2000)).toBe('Não cabe mais nenhum caractere.');
});

it('says kindly what to do beyond it', () => {
  expect(textFor(2034)).toBe(
    'Cabem 2.000 caracteres: tire 34 para enviar, ou divida em duas mensagens.',
  );
});

it('does not count what is left out when it is sent', () => {
  expect(roomLeft(`${'a'.repeat(2000)}  \n`)).toBe(0);
});
