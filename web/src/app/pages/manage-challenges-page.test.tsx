import { aChallenge } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/features/challenges/manage/api';
import '@/features/challenges/manage/challenge-form';
import { admin, field, mergingWith, press, pressIcon, takeStored, type } from '@/testing/form';
import { onlyPage, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { Page } from './manage-challenges-page';

vi.mock(import('@/features/challenges/manage/api'), { spy: true });

const prayer = aChallenge({ id: 'oracao', title: 'Orar', reward_type: 'xp', reward_value: '50' });

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage(ready([prayer])));
  vi.mocked(api.useChallenge).mockReturnValue(ready(prayer));
  vi.mocked(api.createChallenge).mockResolvedValue();
  vi.mocked(api.archiveChallenge).mockResolvedValue();
});

const open = (search = '') =>
  renderApp(<Page person={admin} />, { route: `/manage-challenges${search}` });

it('changes the label of the value and clears it when the type of reward changes', async () => {
  open();
  await type('Quantidade de XP', '100');
  await type('Tipo de Recompensa', 'medalha');
  expect(await field('Nome da Medalha')).toHaveProperty('value', '');
  expect(screen.queryByLabelText('Quantidade de XP')).toBeNull();
  await type('Tipo de Recompensa', 'xp');
  expect(await field('Quantidade de XP')).toBeTruthy();
});

it('requires every field, says when the server refuses, and resets the form after creating', async () => {
  open();
  for (const [label, value, missing] of [
    ['Título', 'Jejum', 'Título é obrigatório'],
    ['Descrição', 'Um dia por semana.', 'Descrição é obrigatória'],
    ['Categoria', 'Oração e Jejum', 'Categoria é obrigatória'],
    ['Duração (dias)', '7', 'Duração é obrigatória'],
    ['Quantidade de XP', '100', 'Quantidade de XP é obrigatória'],
  ] as const) {
    await press('Criar Desafio');
    expect(await screen.findByText(missing)).toBeTruthy();
    await type(label, value);
  }
  vi.mocked(api.createChallenge).mockRejectedValueOnce(new Error('refused'));
  await press('Criar Desafio');
  expect(await screen.findByText('Não foi possível criar o desafio.')).toBeTruthy();
  expect(await field('Título')).toHaveProperty('value', 'Jejum');
  await press('Criar Desafio');
  expect(await screen.findByText('Desafio criado com sucesso.')).toBeTruthy();
  expect(vi.mocked(api.createChallenge).mock.calls[1]?.[0]).toMatchObject({
    duration_days: 7,
    reward_type: 'xp',
    reward_value: '100',
  });
  await waitFor(async () => expect(await field('Título')).toHaveProperty('value', ''));
});

it('edits a challenge; Cancelar discards the edit, and on a new challenge returns to the administration', async () => {
  const { currentAddress } = open();
  await pressIcon('Editar Orar');
  expect(await screen.findByText('Editar Desafio')).toBeTruthy();
  expect(await screen.findByText(/^Quem já começou este desafio/)).toBeTruthy();
  expect(screen.getByText('Salvar alterações')).toBeTruthy();
  await press('Cancelar');
  expect(await screen.findByText('Novo Desafio')).toBeTruthy();
  await press('Cancelar');
  await waitFor(() => expect(currentAddress()).toBe('/admin'));
});

it('archives a challenge after a confirmation', async () => {
  open();
  await pressIcon('Arquivar Orar');
  const dialog = await screen.findByRole('alertdialog', { name: 'Arquivar “Orar”?' });
  fireEvent.click(within(dialog).getByText('Arquivar'));
  expect(await screen.findByText('Desafio arquivado com sucesso.')).toBeTruthy();
  expect(api.archiveChallenge).toHaveBeenCalledWith('oracao', true);
});

it('shows the loading state, the empty state and an archived challenge', () => {
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage({ state: 'loading' }));
  const { rerender } = open();
  const rerenderPage = () => rerender(<Page person={admin} />);
  expect(screen.getByLabelText('Carregando os desafios')).toBeTruthy();
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage(ready([])));
  rerenderPage();
  expect(screen.getByText('Nenhum desafio cadastrado ainda.')).toBeTruthy();
  const archived = aChallenge({ ...prayer, archived: true });
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage(ready([archived])));
  rerenderPage();
  expect(screen.getByText('Arquivado: ninguém mais pode começar.')).toBeTruthy();
  expect(screen.getByLabelText('Oferecer de novo Orar')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same field', async () => {
  const stored = { ...api.toValues(prayer), category: 'devotionals', title: 'Orar juntos' };
  vi.mocked(api.changeChallenge).mockImplementation(mergingWith(stored));
  open('?edit=oracao');
  await type('Categoria', 'Missão e Evangelismo');
  await press('Salvar alterações');
  expect((await field('Categoria: dois textos')).textContent).toContain('Devocionais');
  await takeStored('Categoria');
  expect(await field('Título')).toHaveProperty('value', 'Orar juntos');
  await press('Salvar alterações');
  expect(await screen.findByText('Desafio atualizado com sucesso.')).toBeTruthy();
});

it('opens the draft of a deleted challenge, and creates the challenge again', async () => {
  const { unmount } = open('?edit=oracao');
  await type('Título', 'Orar sem cessar');
  unmount();
  vi.mocked(api.useChallenge).mockReturnValue({ state: 'missing', fromCache: false });
  const { unmount: leave } = open('?edit=oracao');
  expect(await field('Título')).toHaveProperty('value', 'Orar sem cessar');
  vi.mocked(api.changeChallenge).mockRejectedValue(
    Object.assign(new Error(), { code: 'not-found' }),
  );
  await press('Salvar alterações');
  await screen.findByText('Este item foi excluído');
  await press('Salvar alterações');
  expect(await screen.findByText('Desafio atualizado com sucesso.')).toBeTruthy();
  const [fields, { id }] = vi.mocked(api.createChallenge).mock.calls[0] ?? [null, { id: '' }];
  expect(fields).toMatchObject({ title: 'Orar sem cessar', reward_value: '50' });
  expect(id).toBe('oracao');
  leave();
  open('?edit=oracao');
  expect(await screen.findByText('Desafio não encontrado.')).toBeTruthy();
});
