import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberStanding } from '@/lib/session';
import { aBible, bibleServer } from '@/testing/bible';
import { expectOpen, openBible, resetBible, restart, sample } from '@/testing/bible-page';
// Before the modules are reset: the fake listeners answer from the map of this file.
import '@/lib/live';

// Whether an element is hidden takes long to compute, and nothing here depends on it.
configure({ defaultHidden: true });

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);

resetBible();
beforeEach(restart);

const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

/** A chapter is read, which stores its book, and the app is started anew. */
async function readAndRestart() {
  const { unmount } = await openBible('/biblia/joao/3');
  await expectOpen('João 3', 36);
  unmount();
  await restart();
}

describe('a sample edition', () => {
  beforeEach(() => bibleServer.reset(sample));

  it('opens at the first chapter that it has, and turns to the next', async () => {
    await openBible('/biblia');
    await expectOpen('Salmos 3', 1);
    key('ArrowRight');
    await expectOpen('Salmos 119', 176);
  });

  it('says in a missing chapter what there is, and to an admin how to get the rest', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await screen.findByRole('heading', { name: 'Este capítulo ainda não está aqui' });
    expect(screen.getByText(/só alguns capítulos de exemplo/)).toBeTruthy();
    expect(screen.queryByText(/npm run bible/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Salmos 3' })).toBeTruthy();
    unmount();
    await restart();
    rememberStanding('ana', { leads: false, isAdmin: true, unread: 0 });
    await openBible('/biblia/joao/3');
    expect(await screen.findByText(/npm run bible/)).toBeTruthy();
  });
});

describe('without a network', () => {
  it('a book that was opened once is read', async () => {
    await readAndRestart();
    bibleServer.isOnline = false;
    await openBible('/biblia/joao/21');
    await expectOpen('João 21', 25);
  });

  it('another one is announced as missing, and opens when the network is back', async () => {
    await readAndRestart();
    bibleServer.isOnline = false;
    await openBible('/biblia/genesis/1');
    await screen.findByRole('heading', { name: 'Você está sem internet' });
    expect(screen.getByText(/^Gênesis ainda não foi guardado neste aparelho/)).toBeTruthy();
    bibleServer.isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    await expectOpen('Gênesis 1', 31);
  });
});

describe('the whole Bible on this device', () => {
  const KEEP = 'Guardar a Bíblia neste aparelho (0,1 MB)';
  const files = () => [...bibleServer.cached.keys()].filter((path) => !path.includes('edition'));
  const keep = async () => fireEvent.click(await screen.findByRole('button', { name: KEEP }));

  it('is stored with one tap, and then read without a network', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await keep();
    await screen.findByText('Guardada neste aparelho');
    expect(files()).toHaveLength(6);
    unmount();
    await restart();
    bibleServer.isOnline = false;
    await openBible('/biblia/jonas/1');
    await expectOpen('Jonas 1', 17);
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('shows how far it is and can be stopped; what has arrived stays, and is not fetched again', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const go = bibleServer.hold();
    await keep();
    await screen.findByText(/Guardando a Bíblia neste aparelho… 17%/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: KEEP });
    go();
    unmount();
    await restart();
    await openBible('/biblia/joao/3');
    bibleServer.fetched = [];
    await keep();
    await screen.findByText('Guardada neste aparelho');
    expect(bibleServer.fetched).not.toContain('JHN.blivre.json');
    expect(bibleServer.fetched).toHaveLength(5);
  });

  it('that is cut off says so and goes on where it stopped', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    bibleServer.isOnline = false;
    await keep();
    await screen.findByText('A internet caiu no meio. O que já chegou está guardado.');
    bibleServer.isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Continuar (faltam 0,1 MB)' }));
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('says when the device has no room for it', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    bibleServer.isFull = true;
    await keep();
    expect(await screen.findByText(/^Este aparelho está sem espaço/)).toBeTruthy();
  });

  it('is removed again', async () => {
    await openBible('/biblia/joao/3');
    await keep();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    await screen.findByRole('button', { name: KEEP });
    expect(files()).toEqual([]);
  });

  it('is the new edition’s after a switch', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await keep();
    await screen.findByText('Guardada neste aparelho');
    unmount();
    await restart();
    bibleServer.files = aBible('almeida', ['JHN', 'GEN']);
    await openBible('/biblia/joao/3');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    await screen.findByText('Guardada neste aparelho');
    expect(files().toSorted()).toEqual(['/bible/GEN.almeida.json', '/bible/JHN.almeida.json']);
  });
});

describe('another edition of the church', () => {
  const almeida = aBible('almeida', ['JHN', 'GEN']);

  it('is announced and read as a whole once the person asks for it', async () => {
    await readAndRestart();
    bibleServer.files = almeida;
    await openBible('/biblia/joao/3');
    await screen.findByText('Há uma nova edição da Bíblia');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    expect(screen.queryByText('Bíblia blivre, licença Creative Commons')).toBeNull();
    expect(screen.queryByText('Há uma nova edição da Bíblia')).toBeNull();
  });

  it('stays another where it can’t be fetched, and the page says so', async () => {
    await readAndRestart();
    bibleServer.files = almeida;
    await openBible('/biblia/joao/3');
    const change = await screen.findByRole('button', { name: 'Trocar agora' });
    bibleServer.isOnline = false;
    fireEvent.click(change);
    await screen.findByText('A edição não foi trocada');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
  });

  it('is offered where the old one’s book can no longer be had', async () => {
    await readAndRestart();
    bibleServer.files = almeida;
    await openBible('/biblia/genesis/1');
    await screen.findByText(/^Gênesis não está guardado na edição/);
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await expectOpen('Gênesis 1', 31);
  });
});
