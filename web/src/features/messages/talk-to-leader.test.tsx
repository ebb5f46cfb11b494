import { paths } from '@raizes/domain/paths';
import { aLeader, aProfile, aUserStats } from '@raizes/tests/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { setPerson } from '@/lib/session';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { fetchMyLeader } from './api';
import { MessageDialog } from './message-dialog';
import { messageDraft } from './send';
import { TalkToLeader } from './talk-to-leader';

vi.mock(import('./api'));

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const accept = () => answerCall('send-message', ({ requestId }) => ({ id: requestId }));
const refuse = () => answerCall('send-message', () => ({ refused: 'link' }));

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  setPerson(ana);
  store.goOnline();
  accept();
  vi.mocked(fetchMyLeader).mockResolvedValue(null);
});

const profileOf = (leader: ReturnType<typeof aLeader> | null) =>
  aUserStats({ profile: { full_name: 'Ana Souza', position: 'discipulo', leader } }).profile;
const lidia = aLeader({ id: 'lidia', full_name: 'Lídia Prado', position: 'lider' });

async function open(changes: Partial<ComponentProps<typeof TalkToLeader>> = {}) {
  renderApp(<TalkToLeader uid="ana" profile={profileOf(lidia)} devotional={null} {...changes} />);
  fireEvent.click(screen.getByRole('button'));
  return screen.findByRole('dialog');
}

const field = (dialog: HTMLElement) => within(dialog).getByLabelText('Sua mensagem');
const fill = (dialog: HTMLElement, value: string) =>
  fireEvent.change(field(dialog), { target: { value } });
const press = (dialog: HTMLElement, init: KeyboardEventInit) =>
  fireEvent.keyDown(field(dialog), { key: 'Enter', ...init });

it.each([
  ['Falar com Líder', '2026-11-21', undefined],
  ['Falar com Pastor', null, undefined],
  ['Escrever para Lídia', null, 'Escrever para Lídia'],
] as const)('has the title "%s"', async (name, devotional, label) => {
  const dialog = await open({ devotional, ...(label && { label }) });
  expect(within(dialog).getByRole('heading').textContent).toBe(name);
  expect(dialog.textContent).toContain('Para Líder Lídia Prado. Só vocês dois leem a conversa.');
});

it('sends the text with Enter to the linked leader, about the devotional', async () => {
  const dialog = await open({ devotional: '2026-11-21' });
  fill(dialog, '  Como posso\norar melhor? ');
  expect(messageDraft.read('ana')).toBe('  Como posso\norar melhor? ');
  press(dialog, {});
  expect((await screen.findByRole('alert')).textContent).toContain('Mensagem enviada!');
  expect(requestsOf('send-message')).toMatchObject([
    { leaderId: 'lidia', devotionalId: '2026-11-21', message: 'Como posso\norar melhor?' },
  ]);
  expect(messageDraft.read('ana')).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['a keyboard', false],
  ['a finger', true],
])('explains the Enter key to a person with %s: %s', async (_, isTouch) => {
  const real = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('coarse') ? `(${isTouch ? 'min' : 'max'}-width: 1px)` : query),
  );
  const dialog = await open();
  expect(dialog.textContent.includes('Enter envia')).toBe(!isTouch);
  vi.restoreAllMocks();
});

it('leaves Shift+Enter to the field, and sends while a touch keyboard still composes the last word', async () => {
  const dialog = await open();
  fill(dialog, 'Olá');
  expect(press(dialog, { shiftKey: true })).toBe(true);
  await act(() => Promise.resolve());
  expect(requestsOf('send-message')).toEqual([]);
  expect(press(dialog, { isComposing: true })).toBe(false);
  await waitFor(() => expect(requestsOf('send-message')).toHaveLength(1));
});

it('refuses a blank message', async () => {
  const dialog = await open();
  fill(dialog, ' \n ');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
  expect(button.disabled).toBe(true);
  press(dialog, {});
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Erro de validação');
  expect(alert.textContent).toContain('Escreva sua mensagem');
  expect(document.activeElement).toBe(field(dialog));
  expect(requestsOf('send-message')).toEqual([]);
});

it('starts with the stored draft', async () => {
  messageDraft.write('ana', 'Como posso');
  expect(field(await open())).toHaveProperty('value', 'Como posso');
});

it('stays open with the text when the message is refused', async () => {
  refuse();
  const dialog = await open();
  fill(dialog, 'Não me percam.');
  press(dialog, {});
  await waitFor(() => expect(document.activeElement).toBe(field(dialog)));
  expect(field(dialog)).toHaveProperty('value', 'Não me percam.');
});

it('says that an offline message is stored on the device', async () => {
  store.goOffline();
  const dialog = await open();
  fill(dialog, 'Escrevo sem internet.');
  press(dialog, {});
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Mensagem salva neste aparelho');
  expect(alert.textContent).toContain('Ela será enviada assim que houver internet.');
});

it.each([
  ['the devotional', '2026-11-21', 'Pastor não configurado'],
  ['the reading', null, 'Você não está vinculado a nenhum pastor ou líder.'],
] as const)('says that there is no leader in the words of %s', async (_, devotional, text) => {
  const dialog = await open({ profile: profileOf(null), devotional });
  expect(dialog.textContent).toContain(text);
  expect(within(dialog).queryByLabelText('Sua mensagem')).toBeNull();
});

it('calls the server if the stats name no leader', async () => {
  vi.mocked(fetchMyLeader).mockResolvedValue(lidia);
  const dialog = await open({ profile: profileOf(null) });
  await waitFor(() => expect(dialog.textContent).toContain('Para Líder Lídia Prado'));
});

it('says that the leader could not be found if neither stats nor server answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { promise, reject } = deferred<null>();
  vi.mocked(fetchMyLeader).mockReturnValue(promise);
  const dialog = await open({ profile: null });
  within(dialog).getByRole('progressbar', { name: 'Procurando seu líder' });
  reject(new Error('offline'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Não conseguimos encontrar seu líder agora.');
});

it('shows a minor no form until a guardian consents', async () => {
  const profile = { full_name: 'Ana', position: 'discipulo' as const, leader: lidia };
  const dialog = await open({ profile: { ...profile, adult_from_year: 9999 } });
  expect(dialog.textContent).toContain('Falta a autorização do seu responsável');
  expect(within(dialog).queryByLabelText('Sua mensagem')).toBeNull();
  const request = within(dialog).getByRole('link', { name: 'Pedir autorização pelo WhatsApp' });
  expect(decodeURIComponent(request.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Oi! .*autorização de um responsável.*\/privacidade$/,
  );
});

it('says once and completely what a minor still lacks', async () => {
  act(() => setPerson({ ...ana, isUnconfirmed: true }));
  const profile = { full_name: 'Ana', position: 'discipulo' as const, leader: lidia };
  const dialog = await open({ profile: { ...profile, adult_from_year: 9999 } });
  expect(dialog.textContent).toContain('Falta a autorização do seu responsável');
  expect(dialog.textContent).toContain('Falta também confirmar o seu e-mail.');
  expect(dialog.textContent).not.toContain('falta só isso');
});

it('lets a person without a leader ask the church for one, once', async () => {
  vi.mocked(fetchMyLeader).mockResolvedValue(null);
  store.put(paths.profile('ana'), aProfile({ id: 'ana', pastor_id: null }));
  const dialog = await open({ profile: profileOf(null) });
  const button = await within(dialog).findByRole('button', { name: 'Pedir um líder' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  await within(dialog).findByText(/Pedido feito/);
  expect(store.get(paths.profile('ana'))).toHaveProperty('wants_leader_at');
  cleanup();
  const again = await open({ profile: profileOf(null) });
  await within(again).findByText(/Pedido feito/);
  expect(within(again).queryByRole('button', { name: 'Pedir um líder' })).toBeNull();
});

it('does not say that the church sees a wish that waits for the network', async () => {
  vi.mocked(fetchMyLeader).mockResolvedValue(null);
  store.put(paths.profile('ana'), aProfile({ id: 'ana', pastor_id: null }));
  const dialog = await open({ profile: profileOf(null) });
  const button = await within(dialog).findByRole('button', { name: 'Pedir um líder' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  store.goOffline();
  fireEvent.click(button);
  await within(dialog).findByText(/Pedido guardado neste aparelho/);
  expect(dialog.textContent).not.toContain('Pedido feito');
});

it('keeps the draft until the e-mail is confirmed, and then shows the form', async () => {
  act(() => setPerson({ ...ana, isUnconfirmed: true }));
  messageDraft.write('ana', 'Como posso');
  const dialog = await open();
  await within(dialog).findByText('Confirme o seu e-mail');
  expect(callsIn(dialog)).toEqual(['tel:188', 'tel:100']);
  expect(within(dialog).queryByLabelText('Sua mensagem')).toBeNull();
  act(() => setPerson(ana));
  expect(field(dialog)).toHaveProperty('value', 'Como posso');
});

const helpIn = (dialog: HTMLElement) =>
  within(dialog).queryByRole('region', { name: 'Ajuda agora' });
const callsIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

describe('help is shown', () => {
  const guarded = { full_name: 'Ana', position: 'discipulo' as const, leader: lidia };

  it.each([
    ['a guardian has not consented', { profile: { ...guarded, adult_from_year: 9999 } }],
    ['there is no leader', { profile: profileOf(null) }],
    [
      'there is no leader in the devotional',
      { profile: profileOf(null), devotional: '2026-11-21' },
    ],
  ] as const)('if %s', async (_, changes) => {
    expect(callsIn(await open(changes))).toEqual(['tel:188', 'tel:100']);
  });

  // Possible reasons: the quota, an unknown age, or a leader who no longer leads.
  it('if the message is refused', async () => {
    refuse();
    const dialog = await open();
    fill(dialog, 'Como posso orar melhor?');
    press(dialog, {});
    await waitFor(() => expect(callsIn(dialog)).toEqual(['tel:188', 'tel:100']));
  });

  it('for words of danger before they are sent, and stays when the message is refused', async () => {
    const { promise, resolve } = deferred<{ refused: 'link' }>();
    answerCall('send-message', () => promise);
    const dialog = await open();
    fill(dialog, 'Quero morrer');
    press(dialog, {});
    await waitFor(() => expect(helpIn(dialog)).not.toBeNull());
    expect(callsIn(dialog)[0]).toBe('tel:188');
    resolve({ refused: 'link' });
    await waitFor(() => expect(document.activeElement).toBe(field(dialog)));
    expect(helpIn(dialog)).not.toBeNull();
    expect(field(dialog)).toHaveProperty('value', 'Quero morrer');
  });

  it('for words of danger in a message that is too long', async () => {
    const dialog = await open();
    fill(dialog, `${'a '.repeat(2500)}quero morrer`);
    press(dialog, {});
    await waitFor(() => expect(helpIn(dialog)).not.toBeNull());
    expect(callsIn(dialog)[0]).toBe('tel:188');
    await waitFor(() => expect(dialog.textContent).toContain('Erro de validação'));
    expect(helpIn(dialog)?.textContent).toContain('não foi enviada');
    expect(requestsOf('send-message')).toEqual([]);
  });

  it('for words of danger after the message is sent', async () => {
    const dialog = await open();
    fill(dialog, 'Meu padrasto abusa de mim');
    press(dialog, {});
    await waitFor(() => expect(dialog.textContent).toContain('foi enviada ao seu líder'));
    expect(callsIn(dialog)[0]).toBe('tel:100');
    expect(within(dialog).queryByLabelText('Sua mensagem')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('as helplines for words that may mean danger, after the message is sent', async () => {
    const dialog = await open();
    fill(dialog, 'tenho tanta ansiedade que só queria sumir');
    press(dialog, {});
    await waitFor(() => expect(dialog.textContent).toContain('foi enviada ao seu líder'));
    expect(callsIn(dialog)).toEqual(['tel:188', 'tel:100']);
  });
});

it('restores a refused earlier message before the text being written', async () => {
  const dialog = await open();
  fill(dialog, 'E também por isto.');
  const both = 'Ore por mim.\n\nE também por isto.';
  act(() => messageDraft.write('ana', both));
  await waitFor(() => expect(field(dialog)).toHaveProperty('value', both));
});

describe('a message about a passage', () => {
  const about = 'João 3.16-17';
  async function openAbout(draft = '') {
    messageDraft.write('ana', draft);
    const profile = profileOf(lidia);
    renderApp(
      <MessageDialog
        uid="ana"
        profile={profile}
        devotional={null}
        title="Falar com Líder"
        about={about}
        onClose={() => undefined}
      />,
    );
    return field(await screen.findByRole('dialog'));
  }

  it('starts with its reference', async () => {
    expect(await openAbout()).toHaveProperty('value', `${about}\n`);
  });

  it('keeps the existing draft', async () => {
    expect(await openAbout('Pastor, ')).toHaveProperty('value', `Pastor,\n\n${about}\n`);
  });

  it('does not repeat a reference that the draft has', async () => {
    const draft = `Li ${about} hoje`;
    expect(await openAbout(draft)).toHaveProperty('value', draft);
  });
});
