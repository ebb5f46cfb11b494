import type { BibleVideo } from '@raizes/domain/documents/content';
import { collections, paths } from '@raizes/domain/paths';
import { aBibleVideo } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/features/content/videos/video-form';
import { store } from '@/testing/backend/store';
import { dragOver, layOut, pressKeys } from '@/testing/drag';
import { admin, expectHelp, field, press, pressIcon, takeStored, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './manage-bible-videos-page';

const EMBED = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
const genesis = aBibleVideo({ id: 'gn', book_name: 'Gênesis', book_order: 1, video_url: EMBED });
const show = (...videos: BibleVideo[]) => store.putAll(collections.bibleVideos, videos);
const path = paths.bibleVideo('gn');
const videos = () =>
  store.ids(collections.bibleVideos).map((id) => store.get(paths.bibleVideo(id)));

beforeEach(() => {
  localStorage.clear();
  layOut();
  vi.spyOn(console, 'error').mockReturnValue();
  show(genesis);
});

const open = () => renderApp(<Page person={admin} />);

it('stores any YouTube address in the embed form', async () => {
  open();
  await press('Novo vídeo');
  await type('Nome do Livro', 'Êxodo');
  await type('URL do Vídeo', 'https://youtu.be/dQw4w9WgXcQ?si=abc');
  await press('Adicionar');
  expect(await screen.findByText('Vídeo adicionado com sucesso!')).toBeTruthy();
  expect(videos()[1]).toMatchObject({
    book_name: 'Êxodo',
    book_order: 2,
    duration_minutes: 5,
    thumbnail_url: null,
    video_url: EMBED,
  });
});

it('takes the testament, the order and the cover from the book', async () => {
  open();
  await press('Novo vídeo');
  expect(await field('Ordem')).toHaveProperty('value', '2');
  await type('Nome do Livro', 'mateu');
  fireEvent.click(await screen.findByRole('button', { name: 'Mateus' }));
  expect(await field('Nome do Livro')).toHaveProperty('value', 'Mateus');
  expect(await field('Testamento')).toHaveProperty('value', 'Novo');
  expect(await field('Ordem')).toHaveProperty('value', '40');
  expect(within(screen.getByRole('dialog')).getByText('Mateus')).toBeTruthy();
  await type('URL do Vídeo', EMBED);
  await press('Adicionar');
  expect(await screen.findByText('Novo Testamento · 5 minutos')).toBeTruthy();
  expect(shownOrders()).toContain('Ordem 40');
});

it('recognises abbreviations and misspelt names, and keeps an order that was typed', async () => {
  open();
  await press('Novo vídeo');
  await type('Ordem', '9');
  await type('Nome do Livro', 'mt');
  fireEvent.blur(await field('Nome do Livro'));
  expect(await field('Nome do Livro')).toHaveProperty('value', 'Mateus');
  expect(await field('Ordem')).toHaveProperty('value', '9');
  await type('Nome do Livro', 'Filipences');
  expect(await screen.findByRole('button', { name: 'Filipenses' })).toBeTruthy();
});

it('offers “Outro” for a sermon, which comes after all books in the chosen testament', async () => {
  open();
  await press('Novo vídeo');
  expect(screen.getByText('O livro, ou o título de uma pregação ou de um estudo.')).toBeTruthy();
  await type('Nome do Livro', 'Culto de Páscoa');
  fireEvent.click(await screen.findByRole('button', { name: 'Outro: “Culto de Páscoa”' }));
  await type('Testamento', 'Novo');
  await type('URL do Vídeo', 'Assista aqui: https://youtu.be/dQw4w9WgXcQ');
  expect(screen.getByText(/^Vídeo do YouTube reconhecido/)).toBeTruthy();
  await press('Adicionar');
  expect(await screen.findByText('Vídeo adicionado com sucesso!')).toBeTruthy();
  const stored = { book_name: 'Culto de Páscoa', testament: 'Novo', book_order: 67 };
  expect(videos()[1]).toMatchObject({ ...stored, video_url: EMBED });
});

it.each([
  ['https://www.youtube.com/@igreja', /^É um canal do YouTube/],
  ['https://www.youtube.com/playlist?list=PL123', /^É uma playlist do YouTube/],
])('names what %s is, and keeps it as it is', async (url, hint) => {
  open();
  await press('Novo vídeo');
  await type('Nome do Livro', 'Êxodo');
  await type('URL do Vídeo', url);
  expect(screen.getByText(hint)).toBeTruthy();
  await press('Adicionar');
  expect(await screen.findByText('Vídeo adicionado com sucesso!')).toBeTruthy();
  expect(videos()[1]).toMatchObject({ video_url: url });
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ https://youtu.be/aaaaaaaaaaa', /^Este endereço .* um vídeo só/],
  ['https://vimeo.com/1', /^Fora do YouTube/],
  ['um vídeo', /^Cole só o endereço/],
])('says of “%s” what will happen', async (url, hint) => {
  open();
  await press('Novo vídeo');
  await type('URL do Vídeo', url);
  expect(screen.getByText(hint)).toBeTruthy();
});

it('shows validation errors, and keeps the typed text when the server refuses', async () => {
  open();
  await press('Novo vídeo');
  await press('Adicionar');
  await expectHelp('Nome do Livro', 'Nome do livro é obrigatório');
  await expectHelp('URL do Vídeo', 'URL do vídeo é obrigatória');
  await type('Nome do Livro', 'Êxodo');
  await type('URL do Vídeo', 'vídeo');
  await press('Adicionar');
  await expectHelp('URL do Vídeo', 'URL do vídeo inválida');
  await type('URL do Vídeo', EMBED);
  store.refuse(collections.bibleVideos, 'internal', ['write']);
  await press('Adicionar');
  expect(await screen.findByText('Erro ao adicionar vídeo: Tente novamente.')).toBeTruthy();
  expect(screen.getByText('O vídeo não foi salvo')).toBeTruthy();
  expect(await field('Nome do Livro')).toHaveProperty('value', 'Êxodo');
});

const RESTORED = 'Continuamos de onde você parou neste aparelho.';

it('edits a video in a dialog, and asks before changes are lost', async () => {
  open();
  await pressIcon('Editar Gênesis');
  expect(await screen.findByText('Editar Vídeo')).toBeTruthy();
  await type('Duração (minutos)', '12');
  await press('Cancelar');
  expect(await screen.findByText('Fechar sem salvar?')).toBeTruthy();
  await press('Continuar escrevendo');
  await press('Atualizar');
  expect(await screen.findByText('Vídeo atualizado com sucesso!')).toBeTruthy();
  expect(store.get(path)).toMatchObject({ duration_minutes: 12 });
});

it('erases the draft if the dialog is closed and the text discarded, as the question says', async () => {
  open();
  await pressIcon('Editar Gênesis');
  await type('Duração (minutos)', '12');
  await press('Cancelar');
  expect(
    await screen.findByText(/o rascunho guardado neste aparelho será apagado\.$/),
  ).toBeTruthy();
  await press('Descartar');
  await waitFor(() => expect(screen.queryByText('Editar Vídeo')).toBeNull());
  await pressIcon('Editar Gênesis');
  expect(await field('Duração (minutos)')).toHaveProperty('value', '5');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it('keeps the draft if the page is left, as the question says', async () => {
  const { unmount } = open();
  await pressIcon('Editar Gênesis');
  await type('Duração (minutos)', '12');
  await pressIcon('Voltar à administração');
  expect(await screen.findByText(/continua guardado neste aparelho como rascunho\.$/)).toBeTruthy();
  await press('Deixar a página');
  unmount();
  open();
  await pressIcon('Editar Gênesis');
  expect(await screen.findByText(RESTORED)).toBeTruthy();
  expect(await field('Duração (minutos)')).toHaveProperty('value', '12');
});

it('names the book when it asks before removing a video', async () => {
  store.refuse(path, 'internal', ['write']);
  open();
  const outcomes = ['Erro ao remover vídeo: Tente novamente.', 'Vídeo removido com sucesso!'];
  for (const outcome of outcomes) {
    await pressIcon('Excluir Gênesis');
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmar exclusão' });
    expect(dialog.textContent).toContain('Tem certeza que deseja remover o vídeo "Gênesis"?');
    fireEvent.click(within(dialog).getByText('Excluir'));
    expect(await screen.findByText(outcome)).toBeTruthy();
    store.accept(path);
  }
  expect(videos()).toEqual([]);
});

it('lists testament, order, duration and description, or says that there are no videos', () => {
  show(aBibleVideo({ ...genesis, description: 'O começo.' }));
  open();
  expect(screen.getByText('Antigo Testamento · 5 minutos')).toBeTruthy();
  expect(shownOrders()).toEqual(['Ordem 1']);
  expect(screen.getByText('O começo.')).toBeTruthy();
  store.remove(path);
  expect(screen.getByText('Nenhum vídeo cadastrado ainda.')).toBeTruthy();
});

it('lets an admin resolve a conflict with another admin’s change to the same field', async () => {
  open();
  await pressIcon('Editar Gênesis');
  await type('Descrição (opcional)', 'O começo.');
  show({ ...genesis, description: 'No princípio.' });
  await press('Atualizar');
  await takeStored('Descrição (opcional)');
  await press('Atualizar');
  expect(await screen.findByText('Vídeo atualizado com sucesso!')).toBeTruthy();
});

const exodus = aBibleVideo({ id: 'ex', book_name: 'Êxodo', book_order: 2 });
const leviticus = aBibleVideo({
  id: 'lv',
  book_name: 'Levítico',
  book_order: 3,
  thumbnail_url: 'https://exemplo.test/levitico.jpg',
});
const three = [genesis, exodus, leviticus];
const keys = (...codes: string[]) => pressKeys(screen.getByLabelText('Mover Levítico'), ...codes);
const orders = () => three.map(({ id }) => store.get(paths.bibleVideo(id))?.['book_order']);
const shownOrders = () => screen.getAllByText(/^Ordem \d+$/).map(({ textContent }) => textContent);
const shownOrder = () =>
  [...document.querySelectorAll('ul > li h2')].map((name) => name.textContent);

it('shows each video with its thumbnail', () => {
  show(...three);
  open();
  const images = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(images).toEqual(['https://exemplo.test/levitico.jpg']);
});

it('moves a video by keys, keeps it there until the stored order matches, and shows the new orders', async () => {
  show(...three);
  open();
  // No effect, because the video is not lifted yet.
  await keys('ArrowUp', 'Space', 'ArrowUp');
  expect(screen.getByText(/^Levítico: lugar 2 de 3/)).toBeTruthy();
  await keys('ArrowUp', 'ArrowUp');
  expect(store.writes).toEqual([]);
  await keys('Enter');
  expect(await screen.findByText('Ordem dos vídeos atualizada')).toBeTruthy();
  expect(orders()).toEqual([2, 3, 1]);
  expect(shownOrder()).toEqual(['Levítico', 'Gênesis', 'Êxodo']);
  expect(shownOrders()).toEqual(['Ordem 1', 'Ordem 2', 'Ordem 3']);
});

it('reverts a move on Escape, and when the server refuses it', async () => {
  show(...three);
  open();
  await keys('Space', 'ArrowUp', 'Escape');
  expect(shownOrder()).toEqual(['Gênesis', 'Êxodo', 'Levítico']);
  expect(store.writes).toEqual([]);

  store.refuse(collections.bibleVideos, 'unavailable', ['write']);
  await keys('Space', 'ArrowUp', 'Space');
  expect(await screen.findByText(/^Erro ao mudar a ordem: /)).toBeTruthy();
  expect(shownOrder()).toEqual(['Gênesis', 'Êxodo', 'Levítico']);
});

it('moves a video by dragging its handle', async () => {
  show(...three);
  open();
  const rows = [...document.querySelectorAll('ul > li')];
  await dragOver(screen.getByLabelText('Mover Gênesis'), [rows[1] ?? null]);
  expect(shownOrder()).toEqual(['Êxodo', 'Gênesis', 'Levítico']);
  await waitFor(() => expect(orders()).toEqual([3, 2, 4]));
});
