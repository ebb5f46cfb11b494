import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { aUserStats, consents } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_ID } from '@/lib/browser';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import { useAdmitted } from '@/lib/remembered';
import { signIn } from '@/testing/backend/accounts';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { supportPushes } from '@/testing/backend/messaging';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { Gate } from './gate';

const person = { uid: 'ana', email: '', name: 'Ana' };
const thisYear = new Date().getFullYear();
const unanswered = aUserStats({ consents: null });
const child = aUserStats();
if (child.profile) child.profile = { ...child.profile, adult_from_year: thisYear + 9 };

/** The profile that remains after an answer with a birth year 17 years ago was rejected. */
const refusedProfile = {
  id: 'ana',
  full_name: 'Ana',
  position: 'discipulo',
  church_denomination: 'Igreja Batista',
  pastor_id: null,
  guardianship: 'needed',
  adult_from_year: thisYear + 2,
};

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  signIn();
  setPerson(person);
});

const statsPath = paths.userStats('ana');
const answerPath = paths.consents('ana');
/** The answers that the app has sent. */
const sent = () => store.writes.filter(({ path }) => path === answerPath);

function Admitted() {
  return useAdmitted('ana') ? 'admitted' : 'not admitted';
}

const parts = () => (
  <>
    <Gate person={person} />
    <Admitted />
  </>
);

function show(stats: UserStats | null, route = '/devotional') {
  if (stats) store.put(statsPath, stats);
  return renderApp(parts(), { route });
}

const greeting = () => screen.findByRole('dialog', { name: 'Que bom ter você aqui' });
const question = async () => {
  fireEvent.click(within(await greeting()).getByText('Vamos lá'));
  return screen.findByRole('dialog', { name: 'Antes de começar' });
};
const reminder = () => screen.findByRole('dialog', { name: 'A que horas lembrar você?' });
const childPage = () => screen.findByRole('dialog', { name: 'Falta só um sim' });

async function answer(birthYear: number, opened = question()) {
  const dialog = within(await opened);
  fireEvent.change(dialog.getByLabelText('Ano de nascimento'), {
    target: { value: `${birthYear}` },
  });
  fireEvent.click(dialog.getByText('Concordo e quero começar'));
}

it('admits a person who has answered, and remembers that', () => {
  show(aUserStats());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).toContain('admitted');
  expect(document.body.textContent).not.toContain('not admitted');
});

it('asks a newcomer for the year of birth alone, and then in plain words for the rest', async () => {
  show(unanswered);
  const dialog = within(await question());
  expect(dialog.queryAllByRole('switch')).toHaveLength(0);
  fireEvent.click(dialog.getByText('Continuar'));
  expect((await dialog.findByRole('alert')).textContent).toContain('o ano em que você nasceu');
  fireEvent.change(dialog.getByLabelText('Ano de nascimento'), { target: { value: '1958' } });
  const leader = dialog.getByRole<HTMLInputElement>('switch', {
    name: 'Seu líder pode ver que você esteve aqui?',
  });
  expect(leader.checked).toBe(false);
  expect(
    dialog.getByText('Só dias, sequência e conquistas. Nunca o que você escreve.'),
  ).toBeTruthy();
  expect(dialog.getAllByRole('switch')).toHaveLength(1);
  fireEvent.click(leader);
  fireEvent.click(dialog.getByText('Concordo e quero começar'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.fields).toMatchObject({ birth_year: 1958, leader_progress: true, ai: false });
});

it('asks a person who has not answered, and admits them only when the stats show the answer', async () => {
  show(unanswered);
  await answer(1990);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).toContain('not admitted');
  store.put(statsPath, aUserStats());
  expect(document.body.textContent).not.toContain('not admitted');
});

describe('a newcomer', () => {
  let push: ReturnType<typeof supportPushes>;
  beforeEach(() => {
    push = supportPushes();
    answerCall('push-notifications', ({ action }) =>
      action === 'get-vapid-key' ? { publicKey: 'k' } : { saved: true },
    );
  });

  it('goes through three steps to the first devotional while the page below is inert', async () => {
    store.put(statsPath, unanswered);
    const { currentAddress } = renderApp(<div id={CONTENT_ID}>{parts()}</div>, {
      route: '/my-messages',
    });
    const isInert = () => document.getElementById(CONTENT_ID)?.hasAttribute('inert');
    await greeting();
    expect(isInert()).toBe(true);
    await answer(1990);
    await reminder();
    // The server has processed the answer in the meantime; the question stays open.
    store.put(statsPath, aUserStats());
    expect(document.body.textContent).toContain('not admitted');
    fireEvent.click(within(await reminder()).getByText('Começar sem lembrete'));
    expect(currentAddress()).toBe('/devotional');
    expect(isInert()).toBe(false);
    expect(document.body.textContent).not.toContain('not admitted');
    expect(push.requestPermission).not.toHaveBeenCalled();
    expect(sent()).toHaveLength(1);
  });

  it('with an invitation goes to the dashboard first, to meet the leader', async () => {
    pendingInvitation.write('ABCDEFGHIJ');
    const { currentAddress } = show(unanswered);
    await answer(1990);
    fireEvent.click(within(await reminder()).getByText('Começar sem lembrete'));
    expect(currentAddress()).toBe('/dashboard');
  });

  it('who has just claimed the church stays at its first steps', async () => {
    const { currentAddress } = show(unanswered, '/admin');
    await answer(1990);
    fireEvent.click(within(await reminder()).getByText('Começar sem lembrete'));
    expect(currentAddress()).toBe('/admin');
  });

  it('consents to notifications by choosing a reminder, even after a reload', async () => {
    push.requestPermission.mockResolvedValueOnce('denied');
    const { unmount } = show(unanswered);
    await answer(1990);
    await reminder();
    unmount();
    store.put(answerPath, consents({ notifications: false, leader_progress: true, ai: false }));
    const { currentAddress } = show(aUserStats(), '/my-messages');
    const dialog = within(await reminder());
    fireEvent.click(dialog.getByText('08:00'));
    const remind = dialog.getByText<HTMLButtonElement>('Lembrar às 8h e começar');
    fireEvent.click(remind);
    // The permission was denied: a toast says so, and the question stays open.
    await screen.findByText('Permissão negada');
    await waitFor(() => expect(remind.disabled).toBe(false));
    expect(store.requests).toEqual([]);
    fireEvent.click(remind);
    await waitFor(() => expect(currentAddress()).toBe('/devotional'));
    expect(requestsOf('push-notifications').at(-1)).toMatchObject({
      action: 'save-reminder',
      enabled: true,
      hour: 8,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    expect(store.get(answerPath)).toMatchObject({
      notifications: true,
      leader_progress: true,
      birth_year: 1990,
    });
  });
});

it('asks nothing while the stats do not show a stored answer yet', async () => {
  store.put(answerPath, consents());
  show(unanswered);
  await waitFor(() => expect(store.reads).toContain(answerPath));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks as soon as the device is online again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  store.refuse(answerPath, 'unavailable');
  show(unanswered);
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  store.accept(answerPath);
  store.goOffline();
  store.goOnline();
  await greeting();
});

it('asks for the profile first', async () => {
  show(null);
  expect(await screen.findByRole('dialog', { name: 'Complete seu cadastro' })).toBeDefined();
});

it('tells a child why the app does not open, what to do, and where to find help', async () => {
  show(child);
  const page = await childPage();
  for (const text of ['menos de 12 anos', 'autorização', 'da sua igreja', '188', '100']) {
    expect(page.textContent).toContain(text);
  }
  expect(document.body.textContent).toContain('not admitted');
});

it('shows the page for children right after a child has answered', async () => {
  show(unanswered);
  await answer(thisYear - 12);
  expect((await childPage()).textContent).toContain('menos de 12 anos');
});

it('admits a child of 13 who has answered', async () => {
  show(unanswered);
  await answer(thisYear - 13);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['a child', child],
  ['a person who has not answered', unanswered],
])('lets %s view, copy and erase their data, and nothing else', async (_, stats) => {
  const { currentAddress, unmount } = show(stats, '/my-data');
  // Opening the address directly shows the question here too.
  if (stats === unanswered) await question();
  fireEvent.click(within(await screen.findByRole('dialog')).getByText(/^ver, copiar ou apagar/));
  expect(currentAddress()).toBe('/my-data');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  show(stats, '/dashboard');
  await screen.findByRole('dialog');
});

describe('in a church for adults only', () => {
  beforeEach(() => void vi.stubEnv('VITE_ADULTS_ONLY_CHURCH', 'true'));
  afterEach(() => void vi.unstubAllEnvs());

  const expectSent = (fields: object) =>
    expect(sent().map((write) => write.fields)).toEqual([expect.objectContaining(fields)]);
  const closed = () => screen.findByRole('dialog', { name: 'Por enquanto, ainda não' });
  const expectClosed = async () => {
    const page = await closed();
    for (const text of ['18 anos ou mais', 'quem administra', '30 dias depois', '188'])
      expect(page.textContent).toContain(text);
    expect(within(page).getByText('ver, copiar ou apagar os seus dados')).toBeDefined();
    expect(within(page).queryByLabelText('Ano de nascimento')).toBeNull();
    expect(document.body.textContent).toContain('not admitted');
  };

  it('a birth year under 18 is confirmed, sent without consents, and final', async () => {
    show(unanswered);
    await answer(thisYear - 17);
    expect(sent()).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Antes de começar' }));
    expect(dialog.getByRole('status').textContent).toContain(`nasceu em ${thisYear - 17}?`);
    fireEvent.click(dialog.getByText(`Sim, nasci em ${thisYear - 17}`));
    await expectClosed();
    expectSent({
      birth_year: thisYear - 17,
      leader_progress: false,
      ai: false,
      notifications: false,
    });
  });

  it('a mistyped year can be corrected before it is sent', async () => {
    show(unanswered);
    const opened = question();
    await answer(thisYear - 3, opened);
    await answer(thisYear - 30, opened);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expectSent({ birth_year: thisYear - 30 });
  });

  it('a refused person is not asked again, whether or not the server has taken the answer back', async () => {
    store.put(paths.profile('ana'), refusedProfile);
    const { unmount } = show(unanswered);
    await expectClosed();
    unmount();
    store.put(answerPath, consents({ birth_year: thisYear - 17 }));
    show(unanswered);
    await expectClosed();
  });

  it('a refused person is asked again, but not for the year, when the church admits all ages', async () => {
    vi.unstubAllEnvs();
    store.put(paths.profile('ana'), refusedProfile);
    show(unanswered);
    const dialog = within(await question());
    expect(dialog.queryByLabelText('Ano de nascimento')).toBeNull();
    fireEvent.click(dialog.getByText('Concordo e quero começar'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expectSent({ birth_year: thisYear - 17 });
  });
});

it('asks again about the outside AI after a new version of the text, and keeps the other choices', async () => {
  const old = consents({ version: 1, ai: true, leader_progress: true, notifications: false });
  store.put(answerPath, old);
  show(unanswered);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nossas palavras mudaram' }));
  expect(dialog.getAllByRole('switch')).toHaveLength(3);
  const isOn = (name: RegExp) => dialog.getByRole<HTMLInputElement>('switch', { name }).checked;
  expect(isOn(/líder vê/)).toBe(true);
  expect(isOn(/Inteligência/)).toBe(false);
  expect(dialog.getByText('Agora não, sair')).toBeDefined();
  fireEvent.click(dialog.getByText('Concordo e quero continuar'));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
