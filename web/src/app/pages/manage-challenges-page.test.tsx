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

it('switches the label of the value with the type of reward, and empties the value', async () => {
  open();
  await type('Quantidade de XP', '100');
  await type('Tipo de Recompensa', 'medalha');
  expect(await field('Nome da Medalha')).toHaveProperty('value', '');
  expect(screen.queryByLabelText('Quantidade de XP')).toBeNull();
  await type('Tipo de Recompensa', 'xp');
  expect(await field('Quantidade de XP')).toBeTruthy();
});

it('requires every field, says when the server refuses, and is empty again once created', async () => {
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

it('edits a challenge; Cancelar gives it up, and of a new one leads to the administration', async () => {
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

it('archives a challenge after a question', async () => {
  open();
  await pressIcon('Arquivar Orar');
  const dialog = await screen.findByRole('alertdialog', { name: 'Arquivar “Orar”?' });
  fireEvent.click(within(dialog).getByText('Arquivar'));
  expect(await screen.findByText('Desafio arquivado com sucesso.')).toBeTruthy();
  expect(api.archiveChallenge).toHaveBeenCalledWith('oracao', true);
});

it('shows that challenges load, that there are none, and an archived one', () => {
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage({ state: 'loading' }));
  const { rerender } = open();
  const again = () => rerender(<Page person={admin} />);
  expect(screen.getByLabelText('Carregando os desafios')).toBeTruthy();
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage(ready([])));
  again();
  expect(screen.getByText('Nenhum desafio cadastrado ainda.')).toBeTruthy();
  const archived = aChallenge({ ...prayer, archived: true });
  vi.mocked(api.useAllChallenges).mockReturnValue(onlyPage(ready([archived])));
  again();
  expect(screen.getByText('Arquivado: ninguém mais pode começar.')).toBeTruthy();
  expect(screen.getByLabelText('Oferecer de novo Orar')).toBeTruthy();
});

it('lets an admin choose where another has changed the same field of a challenge', async () => {
  const stored = { ...api.valuesOf(prayer), category: 'devotionals', title: 'Orar juntos' };
  vi.mocked(api.changeChallenge).mockImplementation(mergingWith(stored));
  open('?editar=oracao');
  await type('Categoria', 'Missão e Evangelismo');
  await press('Salvar alterações');
  expect((await field('Categoria: dois textos')).textContent).toContain('Devocionais');
  await takeStored('Categoria');
  expect(await field('Título')).toHaveProperty('value', 'Orar juntos');
  await press('Salvar alterações');
  expect(await screen.findByText('Desafio atualizado com sucesso.')).toBeTruthy();
});

it('opens the draft of a challenge that was deleted meanwhile, and creates it again', async () => {
  const { unmount } = open('?editar=oracao');
  await type('Título', 'Orar sem cessar');
  unmount();
  vi.mocked(api.useChallenge).mockReturnValue({ state: 'missing', fromCache: false });
  const { unmount: leave } = open('?editar=oracao');
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
  open('?editar=oracao');
  expect(await screen.findByText('Desafio não encontrado.')).toBeTruthy();
});
