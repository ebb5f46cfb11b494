import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberNavigationState } from '@/lib/remembered';
import { aBible, fakeBible, reconnect } from '@/testing/bible';
import { expectOpen, openBible, restartApp, sample, setUpBibleTests } from '@/testing/bible-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

setUpBibleTests();
beforeEach(restartApp);

const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

/** Opens a chapter, which stores its book, and restarts the app. */
async function readAndRestart() {
  const { unmount } = await openBible('/biblia/joao/3');
  await expectOpen('João 3', 36);
  unmount();
  await restartApp();
}

describe('a sample edition', () => {
  beforeEach(() => fakeBible.reset(sample));

  it('opens at its first chapter and turns to the next', async () => {
    await openBible('/biblia');
    await expectOpen('Salmo 3', 1);
    key('ArrowRight');
    await expectOpen('Salmo 119', 176);
  });

  it('lists its chapters in place of a missing one, and tells an admin how to ask for the rest', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await screen.findByRole('heading', { name: 'Este capítulo ainda não está aqui' });
    expect(screen.getByText(/só alguns capítulos de exemplo/)).toBeTruthy();
    expect(screen.queryByText(/recado pronto/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Salmo 3' })).toBeTruthy();
    unmount();
    await restartApp();
    rememberNavigationState('ana', { leads: false, isAdmin: true, unread: 0 });
    await openBible('/biblia/joao/3');
    expect(await screen.findByText(/recado pronto/)).toBeTruthy();
  });
});

describe('while offline', () => {
  it('a book that was opened before can be read', async () => {
    await readAndRestart();
    fakeBible.isOnline = false;
    await openBible('/biblia/joao/21');
    await expectOpen('João 21', 25);
  });

  it('any other book is reported as missing, and opens when the network is back', async () => {
    await readAndRestart();
    fakeBible.isOnline = false;
    await openBible('/biblia/genesis/1');
    await screen.findByRole('heading', { name: 'Você está sem internet' });
    expect(screen.getByText(/^Gênesis ainda não foi guardado neste aparelho/)).toBeTruthy();
    await reconnect();
    await expectOpen('Gênesis 1', 31);
  });
});

describe('the whole Bible on this device', () => {
  const STORE = 'Guardar a Bíblia neste aparelho (0,5 MB)';
  const files = () => [...fakeBible.cached.keys()].filter((path) => !path.includes('edition'));
  const store = async () => fireEvent.click(await screen.findByRole('button', { name: STORE }));

  it('is stored with one tap and can then be read offline', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await store();
    await screen.findByText('Guardada neste aparelho');
    expect(files()).toHaveLength(6);
    unmount();
    await restartApp();
    fakeBible.isOnline = false;
    await openBible('/biblia/jonas/1');
    await expectOpen('Jonas 1', 17);
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('shows its progress, can be stopped, and resumes without fetching stored books again', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const release = fakeBible.hold();
    await store();
    await screen.findByText(/Guardando a Bíblia neste aparelho… \d%/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: STORE });
    release();
    unmount();
    await restartApp();
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fakeBible.fetched = [];
    await store();
    await screen.findByText('Guardada neste aparelho');
    expect(fakeBible.fetched).not.toContain('JHN.blivre.json');
    expect(fakeBible.fetched).toHaveLength(6);
    expect(fakeBible.fetched).toContain('notes.json');
  });

  it('reports an interrupted download and resumes where it stopped', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fakeBible.isOnline = false;
    await store();
    await screen.findByText('A internet caiu no meio. O que já chegou está guardado.');
    fakeBible.isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Continuar (faltam 0,5 MB)' }));
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('reports when the device has no space for it', async () => {
    await openBible('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fakeBible.isCacheFull = true;
    await store();
    expect(await screen.findByText(/^Este aparelho está sem espaço/)).toBeTruthy();
  });

  it('can be removed', async () => {
    await openBible('/biblia/joao/3');
    await store();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    await screen.findByRole('button', { name: STORE });
    expect(files()).toEqual([]);
  });

  it('is replaced by the new edition after a switch', async () => {
    const { unmount } = await openBible('/biblia/joao/3');
    await store();
    await screen.findByText('Guardada neste aparelho');
    unmount();
    await restartApp();
    fakeBible.files = aBible('almeida', ['JHN', 'GEN']);
    await openBible('/biblia/joao/3');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    await screen.findByText('Guardada neste aparelho');
    expect(files().toSorted()).toEqual(['/bible/GEN.almeida.json', '/bible/JHN.almeida.json']);
  });
});

describe('a new edition of the church', () => {
  const almeida = aBible('almeida', ['JHN', 'GEN']);

  it('is announced, and replaces the old one entirely when the person accepts', async () => {
    await readAndRestart();
    fakeBible.files = almeida;
    await openBible('/biblia/joao/3');
    await screen.findByText('Há uma nova edição da Bíblia');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    expect(screen.queryByText('Bíblia blivre, licença Creative Commons')).toBeNull();
    expect(screen.queryByText('Há uma nova edição da Bíblia')).toBeNull();
  });

  it('does not replace the old one when it can’t be fetched, and the page says so', async () => {
    await readAndRestart();
    fakeBible.files = almeida;
    await openBible('/biblia/joao/3');
    const change = await screen.findByRole('button', { name: 'Trocar agora' });
    fakeBible.isOnline = false;
    fireEvent.click(change);
    await screen.findByText('A edição não foi trocada');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
  });

  it('is offered when a book of the old one can no longer be fetched', async () => {
    await readAndRestart();
    fakeBible.files = almeida;
    await openBible('/biblia/genesis/1');
    await screen.findByText(/^Gênesis não está guardado na edição/);
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await expectOpen('Gênesis 1', 31);
  });
});
