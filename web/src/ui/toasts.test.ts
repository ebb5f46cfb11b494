import { expect, it } from 'vitest';
import type { Toast } from '@/lib/toast';
import { isOutdated } from './toasts';

const refused: Toast = { variant: 'error', title: 'Erro ao criar devocional', text: 'Já existe.' };
const created: Toast = { variant: 'success', title: 'Devocional criado com sucesso!' };
const action = { label: 'Ver mensagem', run: () => undefined };
const news: Toast = { variant: 'info', title: 'Nova mensagem', action };

it('takes away what was said of the attempts before a success', () => {
  expect(isOutdated(refused, created)).toBe(true);
  expect(isOutdated({ ...created, title: 'Leitura criada com sucesso!' }, created)).toBe(true);
});

it('does not say the same twice', () => {
  expect(isOutdated(refused, { ...refused })).toBe(true);
  expect(isOutdated(refused, { ...refused, text: 'Sem conexão.' })).toBe(false);
});

it('keeps an actionable toast, and a success next to a later failure', () => {
  expect(isOutdated(news, created)).toBe(false);
  expect(isOutdated(news, { ...news })).toBe(false);
  expect(isOutdated(created, refused)).toBe(false);
});
