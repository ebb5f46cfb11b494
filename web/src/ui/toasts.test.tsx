import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { dismissToast, toastError, toastNews, toastSuccess } from '@/lib/toast';
import { renderApp } from '@/testing/render';
import { useToastsAbove } from './toasts-above';

const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

it('closes the toasts of earlier attempts on a success, and keeps news', async () => {
  renderApp(null);
  act(() => toastNews('Nova mensagem', 'De Ana', { label: 'Abrir', run: () => undefined }));
  act(() => toastError('Erro ao criar devocional', 'Já existe.'));
  expect(await screen.findByText('Já existe.')).toBeTruthy();
  act(() => toastSuccess('Devocional criado com sucesso!'));
  expect(await screen.findByText('Devocional criado com sucesso!')).toBeTruthy();
  await isGone('Já existe.');
  expect(screen.getByText('Nova mensagem')).toBeTruthy();
});

it('shows a repeated toast once, and two different errors of one attempt', async () => {
  renderApp(null);
  act(() => toastError('Erro', 'Sem conexão.'));
  act(() => toastError('Erro', 'Sem conexão.'));
  act(() => toastError('Outro erro'));
  expect(await screen.findByText('Outro erro')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Sem conexão.')).toHaveLength(1));
});

it('shows the success of a second attempt, although it says the same', async () => {
  renderApp(null);
  act(() => toastSuccess('Desafio criado com sucesso.'));
  const [first] = await screen.findAllByText('Desafio criado com sucesso.');
  act(() => toastSuccess('Desafio criado com sucesso.'));
  await waitFor(() => expect(first?.isConnected).toBe(false));
  expect(screen.getByText('Desafio criado com sucesso.')).toBeTruthy();
});

it('is dismissed, or closed when its subject is opened', async () => {
  renderApp(null);
  const run = vi.fn<() => void>();
  act(() => toastNews('Nova mensagem', 'De Ana', { label: 'Abrir', run }, 'mensagem-1'));
  act(() => toastNews('Outra mensagem', 'De Bia', { label: 'Abrir a outra', run }, 'mensagem-2'));
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir a outra' }));
  expect(run).toHaveBeenCalledOnce();
  await isGone('Outra mensagem');
  act(() => dismissToast('mensagem-1'));
  await isGone('Nova mensagem');
  act(() => toastError('Erro', 'Sem conexão.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Dispensar' }));
  await isGone('Sem conexão.');
});

function Buttons({ top }: { top: number }) {
  const buttons = useRef<HTMLDivElement>(null);
  useToastsAbove(buttons);
  return (
    <div
      ref={(element) => {
        buttons.current = element;
        if (element) element.getBoundingClientRect = () => new DOMRect(0, top);
      }}
    />
  );
}

it.each([
  [100, '100px'],
  [0, '0px'],
  [-200, '0px'],
  [700, '0px'],
])('stay above buttons that begin %i px above the end of the screen: %s', (above, expected) => {
  const { unmount } = renderApp(<Buttons top={innerHeight - above} />);
  fireEvent.scroll(window);
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--toast-above')).toBe(expected);
  unmount();
  expect(style.getPropertyValue('--toast-above')).toBe('');
});
