import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toastError } from '@/lib/toast';
import type { Toast } from '@/lib/toast';
import { renderApp } from '@/testing/render';
import { isOutdated } from './toasts';

const refused: Toast = { variant: 'error', title: 'Erro ao criar devocional', text: 'Já existe.' };
const created: Toast = { variant: 'success', title: 'Devocional criado com sucesso!' };
const action = { label: 'Ver mensagem', run: () => undefined };
const news: Toast = { variant: 'info', title: 'Nova mensagem', action };
const hasActed = true;

it('shows a toast that was raised before its host was mounted', async () => {
  toastError('Sem conexão', 'Tente mais tarde.');
  renderApp(null);
  expect(await screen.findByText('Tente mais tarde.')).toBeTruthy();
});

it('closes the toasts of earlier attempts on a success', () => {
  expect(isOutdated(refused, created, hasActed)).toBe(true);
  const earlier: Toast = { ...created, title: 'Leitura criada com sucesso!' };
  expect(isOutdated(earlier, created, hasActed)).toBe(true);
});

it('replaces a repeated toast, and keeps two different errors of one attempt', () => {
  expect(isOutdated(refused, { ...refused }, !hasActed)).toBe(true);
  expect(isOutdated(refused, { ...refused, text: 'Sem conexão.' }, !hasActed)).toBe(false);
});

it('keeps a toast with an action, and a success next to a later failure', () => {
  expect(isOutdated(news, created, hasActed)).toBe(false);
  expect(isOutdated(news, { ...news }, hasActed)).toBe(false);
  expect(isOutdated(created, refused, hasActed)).toBe(false);
});

it('replaces the errors of one attempt with the error of the next', async () => {
  renderApp(null);
  act(() => toastError('Erro', 'Sem conexão.'));
  act(() => toastError('Outro erro'));
  expect(await screen.findByText('Sem conexão.')).toBeTruthy();
  fireEvent.click(document.body);
  act(() => toastError('Erro', 'Já existe.'));
  expect(await screen.findByText('Já existe.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Sem conexão.')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Outro erro')).toBeNull());
});

it('publishes the height of the toasts, so that a dialog makes room for them, but not between a press and its click', async () => {
  const observed: Element[] = [];
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        measure = onChange;
      }
      observe = (place: Element) => observed.push(place);
      disconnect = () => undefined;
    },
  );
  renderApp(null);
  const room = () => document.documentElement.style.getPropertyValue('--toast-height');
  measure();
  expect(room()).toBe('0px');
  const [place] = observed;
  let top = innerHeight - 150;
  Object.assign(place ?? {}, { getBoundingClientRect: () => new DOMRect(0, top) });
  let height = 80;
  Object.defineProperty(place, 'offsetHeight', { get: () => height });
  measure();
  expect(room()).toBe('150px');

  fireEvent.pointerDown(document.body);
  height = 0;
  measure();
  expect(room()).toBe('150px');
  fireEvent.pointerUp(document.body);
  await nextTask();
  expect(room()).toBe('150px');
  fireEvent.click(document.body);
  await waitFor(() => expect(room()).toBe('0px'));

  fireEvent.pointerDown(document.body);
  height = 80;
  measure();
  expect(room()).toBe('0px');
  // A swipe ends without a click.
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(room()).toBe('150px'));

  top = innerHeight - 214;
  document.documentElement.dataset.nav = '';
  await waitFor(() => expect(room()).toBe('214px'));
  delete document.documentElement.dataset.nav;
});

/** A timer set before this has run when it resolves. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
