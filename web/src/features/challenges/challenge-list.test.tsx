import { collections } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCachedDocs } from '@/lib/reads';
import { writeDoc } from '@/lib/writes';
import { refusedDelivery, pendingDelivery } from '@/testing/delivery';
import { liveAnswers, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import {
  aChallenge,
  aDay,
  aUserChallenge,
  aUserStats,
  anActiveChallenge,
} from '../../../../tests/factories';
import { ChallengeList } from './challenge-list';
import { ChallengesFailure } from './challenges-failure';

const cached = vi.hoisted((): { starts: unknown[] } => ({ starts: [] }));
vi.mock('@/lib/live', async () => ({
  ...(await import('@/testing/live')).fakeLive,
  useCachedDocs: () => cached.starts,
}));
vi.mock('@/lib/reads', () => ({ hasCachedDocs: vi.fn<() => Promise<boolean>>() }));
vi.mock('@/lib/writes', () => ({ writeDoc: vi.fn<typeof writeDoc>() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(hasCachedDocs).mockResolvedValue(false);
  liveAnswers.clear();
  cached.starts = [];
});

const offer = (...challenges: unknown[]) =>
  liveAnswers.set(collections.challenges, ready(challenges));
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
    show();
    expect(screen.getByRole('status', { name: 'Carregando os desafios' })).toBeTruthy();
  });

  it('says that there are no challenges', () => {
    offer();
    show();
    expect(screen.getByText('Nenhum desafio disponível no momento.')).toBeTruthy();
  });

  it('says that this device is offline and has no challenges cached', () => {
    liveAnswers.set(collections.challenges, ready([], { fromCache: true }));
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
    expect(tile('Feito').getByText('Concluído')).toBeTruthy();
  });

  it('shows two challenges at first, and all of them on request', () => {
    offer(...Array.from({ length: 7 }, (_, index) => aChallenge({ id: `c${index}` })));
    show();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Ver todos os desafios (7)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('starting a challenge', () => {
  beforeEach(() => offer(challenge));
  const start = () => {
    // Firestore would add the local write to the cache after the click; the fake cache has to hold it before.
    cached.starts = [
      { value: aUserChallenge({ challenge_id: 'c1', started_on: aDay }), sending: true },
    ];
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar' }));
  };

  it('stores the start on this device while offline', async () => {
    vi.mocked(writeDoc).mockReturnValue(pendingDelivery());
    show();
    start();
    expect(await screen.findByText('salvo neste aparelho')).toBeTruthy();
    expect(writeDoc).toHaveBeenCalledWith(
      'users/ana/user_challenges/c1',
      expect.objectContaining({ status: 'in_progress', progress: 0, started_on: aDay }),
    );
  });

  it('reports a start that the server refuses, and lets the person try again', async () => {
    vi.mocked(writeDoc).mockReturnValue(refusedDelivery());
    show();
    start();
    cached.starts = [];
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
