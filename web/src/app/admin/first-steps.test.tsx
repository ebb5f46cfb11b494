import { firstSteps } from '@raizes/domain/documents/first-steps';
import { paths, serverPaths } from '@raizes/domain/paths';
import { aChurch, anInvitation, aProfile, consents } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { aBible, fakeBible } from '@/testing/bible';
import { press } from '@/testing/form';
import { screenText } from '@/testing/render';

const ownChurch = aChurch({ name: 'Igreja da Videira', privacy_contact: 'oi@videira.test' });
const aPlan = {
  revision: 1,
  choices: [
    {
      plan: 'chapter-a-day',
      start: '2026-11-28',
      from: '2026-11-28',
      weekdays: [0],
      devotionals: [],
      pauses: [],
      earlier: [],
    },
  ],
  state: null,
};
const untouched = { skipped: [], push_tested: false, done: false };

beforeEach(() => {
  localStorage.clear();
  fakeBible.reset(aBible('amostra', ['JHN'], { is_sample: true }));
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Opens the steps with fresh modules, which have no edition of an earlier visit. */
async function open() {
  vi.resetModules();
  const { FirstSteps } = await import('./first-steps');
  const { renderApp } = await import('@/testing/render');
  const { setPerson } = await import('@/lib/session');
  setPerson({ uid: 'chefe', email: '', name: '' });
  return renderApp(<FirstSteps uid="chefe" />);
}

/** Each step as it is shown: its title, and whether it is taken (`Feito`) or put off (`Depois`). */
const shownSteps = async () => {
  await showAll();
  return screen
    .getAllByRole('listitem')
    .map((row) => (row.querySelector('button') ?? row).textContent);
};

async function showAll(): Promise<void> {
  await screen.findByRole('progressbar');
  const button = screen.queryByText('Ver todos os passos');
  if (button) fireEvent.click(button);
}

async function unfold(title: string): Promise<void> {
  await showAll();
  fireEvent.click(await screen.findByText(title));
}

/** Takes every step but the test on the phone. */
function takeAll(): void {
  fakeBible.reset(aBible('inteira', ['JHN']));
  store.put(paths.church, ownChurch);
  store.put(paths.contentPlan, aPlan);
  store.put(paths.profile('lia'), aProfile({ id: 'lia', position: 'lider' }));
  store.put(serverPaths.invitation('a'.repeat(64)), anInvitation());
}

it('lists what a new church sets up first, and opens on the first of it', async () => {
  await open();
  expect(await screen.findByText('Nome da igreja')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(await shownSteps()).toEqual([
    'Nome da igreja',
    'Contato para privacidade',
    'Bíblia inteira',
    'Conteúdo de cada dia',
    'Primeiro pastor ou líder',
    'Primeiro convite',
    'Teste no seu celular',
  ]);
  const next = screen.getByText('Abrir as configurações');
  expect(next.getAttribute('href')).toBe('/church-settings');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 de 7 feitos');
});

it('ticks each step by the church’s own data', async () => {
  await open();
  expect(await shownSteps()).not.toContainEqual(expect.stringContaining('Feito'));
  store.put(paths.church, { ...ownChurch, privacy_contact: ' ' });
  expect(await shownSteps()).toContain('Nome da igrejaFeito');
  store.put(paths.church, ownChurch);
  expect(await shownSteps()).toContain('Contato para privacidadeFeito');
  store.put(paths.contentSeries('advento'), { id: 'advento', name: 'Advento' });
  expect(await shownSteps()).toContain('Conteúdo de cada diaFeito');
  store.put(paths.profile('lia'), aProfile({ id: 'lia', position: 'pastor' }));
  expect(await shownSteps()).toContain('Primeiro pastor ou líderFeito');
  store.put(serverPaths.invitation('a'.repeat(64)), anInvitation());
  expect(await shownSteps()).toContain('Primeiro conviteFeito');
  expect(screen.getByText('Copiar recado para quem instalou')).toBeTruthy();
});

it('ticks the Bible once it is whole, and the content by a plan', async () => {
  takeAll();
  await open();
  const taken = (await shownSteps()).filter((step) => step.endsWith('Feito'));
  expect(taken).toHaveLength(6);
});

it('puts a step off, and goes on with the next', async () => {
  store.put(paths.firstSteps, { ...untouched, skipped: ['name'] });
  await open();
  await press('Depois');
  const skipped = ['name', 'contact'];
  await waitFor(() => expect(store.get(paths.firstSteps)).toEqual({ ...untouched, skipped }));
  const steps = await shownSteps();
  expect(steps.slice(0, 2)).toEqual(['Nome da igrejaDepois', 'Contato para privacidadeDepois']);
  expect(screen.getByText('Copiar recado para quem instalou')).toBeTruthy();
});

it('still opens a step that was put off', async () => {
  store.put(paths.firstSteps, { ...untouched, skipped: ['content'] });
  await open();
  await unfold('Conteúdo de cada dia');
  expect(screen.getByText('Abrir o calendário').getAttribute('href')).toBe('/content-calendar');
  const series = screen.getByText('Importar uma série');
  expect(series.getAttribute('href')).toBe('/content-calendar?import');
  expect(screen.queryByText('Depois', { selector: 'button' })).toBeNull();
});

it('says why a step can’t be put off', async () => {
  store.refuse(paths.firstSteps, 'internal', ['write']);
  await open();
  await press('Depois');
  expect(await screen.findByText('Os primeiros passos não foram salvos')).toBeTruthy();
  expect(await shownSteps()).toContain('Nome da igreja');
});

it('shrinks once all other steps are put off, and can be dismissed', async () => {
  store.put(paths.church, ownChurch);
  const skipped = firstSteps.slice(2);
  store.put(paths.firstSteps, { ...untouched, skipped });
  await open();
  await screen.findByText(/^Ficou para depois: Bíblia inteira, .* e Teste no seu celular\.$/);
  expect(screen.queryByRole('listitem')).toBeNull();
  await press('Ver todos os passos');
  expect(await shownSteps()).toHaveLength(7);
  // The button is gone, and the first step that can be taken has the focus.
  expect(document.activeElement?.textContent).toContain('Bíblia inteira');
  await unfold('Primeiro convite');
  expect(screen.getByText('Fazer um convite')).toBeTruthy();
});

it('is gone for good after “Não mostrar mais”', async () => {
  store.put(paths.firstSteps, { ...untouched, skipped: firstSteps });
  await open();
  await press('Não mostrar mais');
  await waitFor(() => expect(screenText()).not.toContain('Primeiros passos'));
  expect(store.get(paths.firstSteps)).toMatchObject({ done: true });
});

it('reads at most seven documents, and one once all are done', async () => {
  const { unmount } = await open();
  await shownSteps();
  await unfold('Bíblia inteira');
  expect(store.reads.length).toBeGreaterThan(1);
  expect(store.reads.length).toBeLessThanOrEqual(7);
  unmount();
  store.put(paths.firstSteps, { ...untouched, done: true });
  store.reads.length = 0;
  await open();
  expect(screenText()).toBe('');
  expect(store.reads).toEqual([paths.firstSteps]);
});

it('is done when the last step is taken', async () => {
  takeAll();
  answerCall('push-notifications', () => ({ targeted: 2, sentOk: 2, removedInvalid: 0 }));
  await open();
  await press('Mandar um teste para o meu celular');
  expect(await screen.findByText('A igreja está pronta')).toBeTruthy();
  expect(await screen.findByText('Foi para 2 aparelhos seus.')).toBeTruthy();
  const [sent] = requestsOf('push-notifications');
  expect(sent).toMatchObject({ action: 'send-notification', userId: 'chefe', url: '/admin' });
  await waitFor(() =>
    expect(store.get(paths.firstSteps)).toEqual({ skipped: [], push_tested: true, done: true }),
  );
  await press('Fechar');
  expect(screenText()).not.toContain('Primeiros passos');
});

it('turns the pushes on where no device receives them, and then sends the test', async () => {
  takeAll();
  store.put(paths.consents('chefe'), consents({ notifications: true }));
  let devices = 0;
  answerCall('push-notifications', ({ action }) => {
    if (action === 'get-vapid-key') return { publicKey: 'k' };
    if (action !== 'save-subscription')
      return { targeted: devices, sentOk: devices, removedInvalid: 0 };
    devices += 1;
    return { saved: true };
  });
  await open();
  const { supportPushes } = await import('@/testing/backend/messaging');
  supportPushes('granted');
  await press('Mandar um teste para o meu celular');
  expect(await screen.findByText(/^Nenhum aparelho seu recebe avisos ainda/)).toBeTruthy();
  expect(store.get(paths.firstSteps)).toBeUndefined();
  await press('Mandar o teste');
  expect(await screen.findByText(/^Os avisos continuam desligados/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(devices).toBe(1));
  expect(await screen.findByText(/^Os avisos estão ligados neste aparelho/)).toBeTruthy();
  expect(screenText()).not.toMatch(/Nenhum aparelho seu recebe avisos|continuam desligados/);
  await press('Mandar o teste');
  expect(await screen.findByText('Veja se ele chegou ao seu aparelho.')).toBeTruthy();
  await waitFor(() => expect(store.get(paths.firstSteps)).toMatchObject({ push_tested: true }));
});

it('says why the test was not sent', async () => {
  takeAll();
  const words = 'Esta pessoa já recebeu avisos demais hoje. Tente novamente amanhã.';
  refuseCall('push-notifications', 'resource-exhausted', words);
  await open();
  await press('Mandar um teste para o meu celular');
  expect(await screen.findByText('O teste não foi enviado')).toBeTruthy();
  expect(screenText()).toContain(words);
});
