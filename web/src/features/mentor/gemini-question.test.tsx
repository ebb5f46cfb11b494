import { paths } from '@raizes/domain/paths';
import { consents } from '@raizes/tests/factories';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { MentorDrawer } from './mentor-drawer';

const answerPath = paths.consents('ana');
const given = consents({ leader_progress: true, ai: false, notifications: false });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubEnv('VITE_ADULTS_ONLY_CHURCH', 'true');
  localStorage.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana' });
  store.put(answerPath, given);
  answerCall('mentor-status', () => ({ offersGemini: true }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function open({ isGuarded = false, route = '/dashboard?mentor=open' } = {}) {
  cleanup();
  renderApp(
    <MentorDrawer
      uid="ana"
      context={{ devotionalId: null, reference: null }}
      isGuarded={isGuarded}
      open
      onClose={() => undefined}
      leader={null}
    />,
    { route },
  );
}

const QUESTION = 'O mentor pode responder com a ajuda do Google?';
const question = () => screen.findByRole('group', { name: QUESTION });
const isAsked = () => screen.queryByRole('group', { name: QUESTION }) !== null;
const calls = () => requestsOf('mentor-status').length;
const starters = () => screen.findByText('Sobre o que você quer conversar?');

it('asks where the server offers Gemini, above the starter questions, and says what goes to Google', async () => {
  open();
  const text = (await question()).textContent;
  expect(text).toContain('vão à inteligência artificial do Google, sem o seu nome');
  expect(text).toContain('Sem ele, o mentor responde só com o que já está no Raízes');
  await starters();
  // The history and back again does not ask the server once more.
  fireEvent.click(screen.getByLabelText('Conversas anteriores'));
  fireEvent.click(screen.getByLabelText('Voltar à conversa'));
  await question();
  expect(calls()).toBe(1);
});

it('a yes is added to the consents', async () => {
  open();
  await question();
  fireEvent.click(screen.getByText('Sim, pode'));
  await waitFor(() => expect(isAsked()).toBe(false));
  const written = store.writes.filter(({ path }) => path === answerPath);
  expect(written).toHaveLength(1);
  const { version, birth_year } = given;
  const choices = { leader_progress: true, ai: true, notifications: false };
  expect(written[0]?.fields).toMatchObject({ version, account: true, birth_year, ...choices });
});

it('“Agora não” writes nothing, and is remembered on this device', async () => {
  open();
  await question();
  fireEvent.click(screen.getByText('Agora não'));
  expect(isAsked()).toBe(false);
  expect(store.writes.filter(({ path }) => path === answerPath)).toEqual([]);
  open();
  await starters();
  expect(isAsked()).toBe(false);
  expect(calls()).toBe(1);
});

it('a refused yes says so, and the question stays', async () => {
  store.refuse(answerPath, 'permission-denied', ['write']);
  open();
  await question();
  fireEvent.click(screen.getByText('Sim, pode'));
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao salvar');
  expect(isAsked()).toBe(true);
});

it('is not asked where the server does not offer Gemini, or does not answer', async () => {
  answerCall('mentor-status', () => ({ offersGemini: false }));
  open();
  await waitFor(() => expect(calls()).toBe(1));
  await starters();
  expect(isAsked()).toBe(false);
  refuseCall('mentor-status', 'internal');
  open();
  await waitFor(() => expect(calls()).toBe(2));
  await starters();
  expect(screenText()).not.toContain('Google');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the server is not asked offline, for a guarded person, in a conversation, or where minors are admitted', async () => {
  store.goOffline();
  open();
  await starters();
  cleanup();
  store.goOnline();
  open({ isGuarded: true });
  open({ route: '/dashboard?mentor=antiga' });
  vi.stubEnv('VITE_ADULTS_ONLY_CHURCH', '');
  open();
  await starters();
  expect(calls()).toBe(0);
});
