import type { Challenge } from '@raizes/domain/documents/challenge';
import { collections, paths } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { aChallenge, aDay, aUserStats, anActiveChallenge } from '../../../../tests/factories';
import { ChallengeList } from './challenge-list';
import { ChallengesFailure } from './challenges-failure';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
});

const offer = (...challenges: Challenge[]) => store.putAll(collections.challenges, challenges);
const show = (stats = aUserStats()) =>
  renderApp(<ChallengeList uid="ana" stats={stats} today={aDay} isNearViewport />);
const tile = (title: string) => {
  const found = screen.getAllByRole('listitem').find((each) => each.textContent.includes(title));
  if (!found) throw new Error(`There is no challenge ${title}`);
  return within(found);
};
const challenge = aChallenge({ id: 'c1', title: 'Uma semana de raízes', duration_days: 7 });

describe('the list of challenges', () => {
  it('shows that it is loading', () => {
    store.silence();
    show();
    expect(screen.getByRole('status', { name: 'Carregando os desafios' })).toBeTruthy();
  });

  it('says that there are no challenges', () => {
    show();
    expect(screen.getByText('Nenhum desafio disponível no momento.')).toBeTruthy();
  });

  it('says that this device is offline and has no challenges cached', () => {
    store.goOffline();
    show();
    expect(screen.getByText(/Você está sem internet, e os desafios ainda não/)).toBeTruthy();
  });

  it('shows the progress of an active challenge, and marks a completed one', () => {
    offer(challenge, aChallenge({ id: 'c2', title: 'Feito' }));
    const active = anActiveChallenge({
      challenge_id: 'c1',
      title: challenge.title,
      category: 'devotionals',
      duration_days: 7,
      progress: 0,
      counts_from: aDay,
    });
    show(aUserStats({ active_challenges: [active], started_challenge_ids: ['c1', 'c2'] }));
    const progress = tile(challenge.title).getByRole('progressbar');
    expect(progress.getAttribute('aria-valuenow')).toBe('0');
    expect(tile(challenge.title).getByText('0 de 7 devocionais')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Ver todos/ }));
    expect(tile('Feito').getByText('Concluído')).toBeTruthy();
  });

  it('shows one challenge at first, and all of them on request', () => {
    offer(...Array.from({ length: 7 }, (_, index) => aChallenge({ id: `c${index}` })));
    show();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Ver todos os desafios (7)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('starting a challenge', () => {
  const start = () => {
    offer(challenge);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar' }));
  };
  const path = paths.userChallenge('ana', 'c1');

  it('stores the start on this device while offline', async () => {
    offer(challenge);
    const { unmount } = show();
    unmount();
    store.goOffline();
    start();
    expect(await screen.findByText('salvo neste aparelho')).toBeTruthy();
    store.goOnline();
    expect(store.get(path)).toMatchObject({ status: 'in_progress', progress: 0, started_on: aDay });
  });

  it('reports a start that the server refuses, and lets the person try again', async () => {
    store.refuse(path);
    start();
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Não foi possível iniciar o desafio.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Iniciar' })).toBeTruthy());
  });
});

it('keeps a failed load of the challenges inside their card', () => {
  function Broken(): never {
    throw new Error('permission-denied');
  }
  renderApp(
    <ChallengesFailure>
      <Broken />
    </ChallengesFailure>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Não foi possível carregar os desafios.');
  expect(within(alert).getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
