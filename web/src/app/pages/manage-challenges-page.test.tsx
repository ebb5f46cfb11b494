import { collections, paths } from '@raizes/domain/paths';
import { aChallenge } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/features/challenges/manage/challenge-form';
import { answerCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import {
  admin,
  expectHelp,
  field,
  helpOf,
  press,
  pressIcon,
  takeStored,
  type,
} from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './manage-challenges-page';

const prayer = aChallenge({
  id: 'oracao',
  title: 'Orar',
  category: 'Vida Devocional',
  reward_type: 'xp',
  reward_value: '50',
});

beforeEach(() => {
  localStorage.clear();
  store.put(path, prayer);
});

const path = paths.challenge('oracao');
const created = () => {
  const id = store.ids(collections.challenges).find((each) => each !== prayer.id);
  return id === undefined ? undefined : store.get(paths.challenge(id));
};
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

it('asks first what counts; days in a row are stored as a streak and need no category', async () => {
  open();
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Devocionais concluídos',
    'Dias seguidos',
  ]);
  expect(screen.getByText('Conta devocionais concluídos.')).toBeTruthy();
  await type('Categoria', 'Oração e Jejum');
  await pressIcon('Dias seguidos');
  expect(screen.queryByLabelText('Categoria')).toBeNull();
  await pressIcon('Devocionais concluídos');
  expect(await field('Categoria')).toHaveProperty('value', 'Oração e Jejum');
  await pressIcon('Dias seguidos');
  await type('Título', 'Sete dias');
  await type('Descrição', 'Sem pular nenhum.');
  expect(screen.getByText('Um devocional dá 50 XP.')).toBeTruthy();
  await type('Duração (dias)', '7');
  expect(
    screen.getByText('Um devocional dá 50 XP; os 7 dias deste desafio já dão 350.'),
  ).toBeTruthy();
  await type('Quantidade de XP', '100');
  const scroll = vi.spyOn(window, 'scrollTo');
  await press('Criar Desafio');
  expect(await screen.findByText('Desafio criado com sucesso.')).toBeTruthy();
  expect(created()).toMatchObject({ category: 'streak', duration_days: 7 });
  // On a phone, the list with the new challenge is at the top.
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 0));
});

it('says how many take part in the challenges that the overview counts', async () => {
  store.put(paths.challenge('outro'), aChallenge({ id: 'outro', title: 'Jejuar' }));
  answerCall('count-church', () => ({ counts: { ...people, challenges }, age_seconds: 0 }));
  open();
  expect(await screen.findByText(/· 12 participam$/)).toBeTruthy();
  expect(screen.getByText(/· ninguém ainda$/)).toBeTruthy();
});

const challenges = [
  { id: 'oracao', title: 'Orar', people: 12 },
  { id: 'outro', title: 'Jejuar', people: 0 },
];
const people = {
  part: 'people' as const,
  newcomers: 0,
  unlinked: 0,
  asking: 0,
  failed_pushes: 0,
  unauthorized: 0,
  waiting: { total: 0, by_leader: [] },
};

it('shows the list first on a phone, with a button that leads to the form', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(max-width: 899.95px)'
      ? Object.assign(new EventTarget(), { matches: true })
      : matchMedia(query),
  );
  open();
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Desafios Cadastrados', 'Novo Desafio']);
  await press('Novo desafio');
  expect(document.activeElement?.textContent).toBe('Novo Desafio');
  await pressIcon('Editar Orar');
  expect(headings()).toEqual(['Editar Desafio', 'Desafios Cadastrados']);
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
    await expectHelp(label, missing);
    await type(label, value);
    await waitFor(async () => expect(await helpOf(label)).not.toContain(missing));
  }
  store.refuse(collections.challenges, 'internal', ['write']);
  await press('Criar Desafio');
  expect(await screen.findByText('Não foi possível criar o desafio.')).toBeTruthy();
  expect(await field('Título')).toHaveProperty('value', 'Jejum');
  store.accept(collections.challenges);
  await press('Criar Desafio');
  expect(await screen.findByText('Desafio criado com sucesso.')).toBeTruthy();
  expect(created()).toMatchObject({
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
  expect(store.get(path)).toMatchObject({ archived: true });
});

it('does not call a challenge gone while that is unknown', async () => {
  store.goOffline();
  open('?edit=oracao');
  const form = (await screen.findByText('Editar Desafio')).closest('.MuiCard-root');
  expect(form?.textContent).toContain('Aparece aqui assim que a internet voltar.');
  expect(form?.textContent).not.toContain('não encontrado');
  store.goOnline();
  expect(await field('Título')).toHaveProperty('value', 'Orar');
});

it('shows the loading state, the empty state and an archived challenge', () => {
  store.silence();
  open();
  expect(screen.getByLabelText('Carregando os desafios')).toBeTruthy();
  store.remove(path);
  store.answer();
  expect(screen.getByText('Nenhum desafio cadastrado ainda.')).toBeTruthy();
  store.put(path, aChallenge({ ...prayer, archived: true }));
  expect(screen.getByText('Arquivado: ninguém mais pode começar.')).toBeTruthy();
  expect(screen.getByLabelText('Oferecer de novo Orar')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same field', async () => {
  open('?edit=oracao');
  await type('Categoria', 'Missão e Evangelismo');
  store.put(path, { ...prayer, category: 'devotionals', title: 'Orar juntos' });
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
  store.remove(path);
  const { unmount: leave } = open('?edit=oracao');
  expect(await field('Título')).toHaveProperty('value', 'Orar sem cessar');
  await press('Salvar alterações');
  await screen.findByText('Este item foi excluído');
  await press('Salvar alterações');
  expect(await screen.findByText('Desafio atualizado com sucesso.')).toBeTruthy();
  expect(store.get(path)).toMatchObject({ title: 'Orar sem cessar', reward_value: '50' });
  leave();
  store.remove(path);
  open('?edit=oracao');
  expect(await screen.findByText('Desafio não encontrado.')).toBeTruthy();
});
