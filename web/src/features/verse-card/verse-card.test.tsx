import { paths } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aChurch } from '@raizes/tests/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { watchDownloads } from '@/testing/downloads';
import { mockCanvas } from '@/testing/canvas';
import { press, pressIcon } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { VerseCardButton } from './verse-card-button';

let canvas: ReturnType<typeof mockCanvas>;
beforeEach(() => {
  canvas = mockCanvas();
  store.put(paths.church, aChurch({ name: 'Igreja da Praça' }));
});
afterEach(() => {
  canvas.restore();
  Object.assign(navigator, { share: undefined, canShare: undefined });
});

const verse = 'Porque Deus amou o mundo de tal maneira';

async function open(more: { verse?: string; edition?: string } = {}) {
  const props = { verse, reference: 'João 3.16', edition: 'Bíblia Livre', ...more };
  renderApp(<VerseCardButton {...props} />);
  await pressIcon('Cartão do versículo');
  await screen.findByRole('dialog', { name: 'Compartilhar' });
}
const waitForDrawing = () => waitFor(() => expect(canvas.written).toContain('Igreja da Praça'));

it('draws the verse with its reference, edition, church and the app’s mark, and nothing else', async () => {
  await open();
  await waitForDrawing();
  const [last, ...others] = canvas.written.toReversed();
  expect(last).toBe('Raízes');
  expect(others.slice(0, 3)).toEqual(['Igreja da Praça', 'Bíblia Livre', 'João 3.16']);
  expect(others.slice(3).toReversed().join(' ')).toBe(`“${verse}”`);
});

it('describes the picture in its alternative text', async () => {
  await open();
  await waitForDrawing();
  expect(
    screen.getByRole('img', {
      name: `Cartão: ${verse} · João 3.16 · Bíblia Livre · Igreja da Praça`,
    }),
  ).toBeTruthy();
});

it('is a square by default, and a story when that is chosen', async () => {
  await open();
  await waitForDrawing();
  const { width, height } = screen.getByRole<HTMLCanvasElement>('img');
  expect([width, height]).toEqual([1080, 1080]);
  await press('Status');
  expect(screen.getByRole<HTMLCanvasElement>('img').height).toBe(1920);
});

it('is downloaded under the name of its passage', async () => {
  await open();
  await waitForDrawing();
  const downloads = watchDownloads();
  await press('Baixar imagem');
  await waitFor(() => expect(downloads()).toMatchObject([{ name: 'joao-3-16.png' }]));
});

it('opens a share sheet that accepts images, and does not treat closing it as a failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  share
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValueOnce(new Error());
  Object.assign(navigator, { share, canShare: () => true });
  await open();
  await waitForDrawing();
  await press('Compartilhar imagem');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual(['joao-3-16.png', 'image/png']);
  expect(screen.queryByText('Não foi possível compartilhar')).toBeNull();
  await press('Compartilhar imagem');
  expect(await screen.findByText('Não foi possível compartilhar')).toBeTruthy();
});

it('does not offer the share sheet on a device that shares only text', async () => {
  Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => false });
  await open();
  expect(screen.queryByText('Compartilhar imagem')).toBeNull();
});

it('can be copied as an image', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await open();
  await waitForDrawing();
  await press('Copiar imagem');
  expect(await screen.findByText('Imagem copiada!')).toBeTruthy();
  expect(write).toHaveBeenCalledOnce();
});

it('says that a verse is too long for a card, and still shares it as text', async () => {
  await open({ verse: 'graça e paz '.repeat(170), edition: '' });
  expect(await screen.findByText(/longo demais para um cartão quadrado/)).toBeTruthy();
  expect(screen.getByText('Baixar imagem').closest('button')?.disabled).toBe(true);
  await press('Status');
  expect(await screen.findByText(/Escolha menos versículos/)).toBeTruthy();
  expect(screen.getByText('WhatsApp').closest('a')?.href).toContain('gra%C3%A7a');
});

it('shares the verse as text with reference and edition', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  await press('Copiar texto');
  expect(await screen.findByText('Texto copiado!')).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`“${verse}” (João 3.16, Bíblia Livre)`);
});

it('closes on Escape', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
