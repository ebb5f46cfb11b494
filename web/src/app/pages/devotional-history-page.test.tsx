import { addDays } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import {
  aContentDay,
  aDay,
  aDevotional,
  aUserDevotional,
  aUserStats,
} from '@raizes/tests/factories';
import { Page } from './devotional-history-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const open = (search = '') =>
  renderApp(<Page person={person} />, { route: `/devotional-history${search}` });
const months = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** Stores `count` completed devotionals, one every five days; the newest has all its texts. */
function setCompleted(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const date = addDays(aDay, -5 * index);
    const texts = {
      reflection: 'Primeira linha.\nSegunda linha.',
      verse_memorization: 'Eu sou a videira.',
      memorization_validated: true,
    };
    store.put(
      paths.userDevotional('ana', date),
      aUserDevotional({ completed_on: date, ...(index === 0 && texts) }),
    );
    store.put(paths.devotional(date), aDevotional({ date }));
  }
  store.put(paths.userStats('ana'), aUserStats({ total_devotionals_completed: count }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the history', () => {
  it('of a person without completions links to the dashboard', async () => {
    setCompleted(0);
    open();
    expect(screen.getByRole('status', { name: 'Carregando o histórico' })).toBeTruthy();
    const link = await screen.findByText('Ir para o início', { selector: 'a' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(screen.getByText(/^Você ainda não concluiu nenhum devocional\./)).toBeTruthy();
  });

  it('that can’t be loaded says so, and can be retried', async () => {
    setCompleted(1);
    store.refuse(collections.userDevotionals('ana'), 'unavailable');
    open();
    expect(await screen.findByText('Não foi possível carregar o histórico.')).toBeTruthy();
    store.accept(collections.userDevotionals('ana'));
    await press('Tentar novamente');
    expect(await screen.findByText('João 15.5')).toBeTruthy();
  });

  it('opens an entry with the verse, the person’s texts and the validated mark', async () => {
    setCompleted(2);
    open();
    const [newest] = await screen.findAllByText('João 15.5');
    expect(screen.getAllByRole('img', { name: 'Memorização validada' })).toHaveLength(1);
    if (newest) fireEvent.click(newest);
    const entry = await screen.findByRole('region', { name: /^João 15.5/ });
    expect(entry.textContent).toContain('Eu sou a videira, vós, as varas.');
    expect(entry.textContent).toContain('Primeira linha.\nSegunda linha.');
    expect(entry.textContent).toContain('Ligar para o meu irmão.');
    expect(entry.textContent).toContain('Memorização validada');
    expect(within(entry).getByText(/^Concluído em .*21 de novembro de 2026/)).toBeTruthy();
  });

  it('of the verses written from memory shows their words, once', async () => {
    setCompleted(2);
    open('?versiculos');
    const entry = await screen.findByRole('button', { name: /^João 15.5/ });
    await waitFor(() => expect(entry.textContent).toContain('Eu sou a videira, vós, as varas.'));
    fireEvent.click(entry);
    await waitFor(() =>
      expect(screen.getAllByText(/Eu sou a videira, vós, as varas\./)).toHaveLength(1),
    );
  });

  it('groups many months, ten devotionals at a time, newest first', async () => {
    setCompleted(12);
    open();
    expect(await screen.findByText('novembro de 2026')).toBeTruthy();
    expect(screen.getByText(/^12 concluídos\. Só você lê/)).toBeTruthy();
    expect(months()).toEqual(['novembro de 2026', 'outubro de 2026']);
    await press('Carregar mais');
    await screen.findByText('setembro de 2026');
    await waitFor(() => expect(screen.getAllByText('João 15.5')).toHaveLength(12));
    expect(screen.queryByText('Carregar mais')).toBeNull();
  });

  it('is searched entirely, and says when nothing is found', async () => {
    setCompleted(12);
    open();
    await screen.findAllByText('João 15.5');
    await type('Procurar no que você escreveu', 'nada disso');
    expect(await screen.findByText('Nada encontrado em 12 devocionais.')).toBeTruthy();
    expect(screen.queryByText('João 15.5')).toBeNull();
    await type('Procurar no que você escreveu', 'SEGUNDA');
    expect(await screen.findByText('1 encontrado em 12 devocionais.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Limpar a procura'));
    await waitFor(() => expect(screen.getAllByText('João 15.5')).toHaveLength(10));
  });

  it('shows the cached entries while offline, and says so', async () => {
    setCompleted(3);
    const { unmount } = open();
    expect(await screen.findAllByText('João 15.5')).toHaveLength(3);
    unmount();
    store.goOffline();
    open();
    expect(await screen.findByText(/^Você está sem internet: aqui está o que/)).toBeTruthy();
    expect(await screen.findAllByText('João 15.5')).toHaveLength(3);
  });

  it('says when the devotional of a late day was completed', async () => {
    setCompleted(1);
    const completed_at = new Date('2026-11-22T08:00:00');
    store.put(
      paths.userDevotional('ana', aDay),
      aUserDevotional({ completed_on: aDay, completed_at }),
    );
    open(`?day=${aDay}`);
    const entry = await screen.findByRole('region', { name: 'Devocional relacionado' });
    expect(within(entry).getByText(/^sábado, 21 de novembro/)).toBeTruthy();
    const completedText = 'Concluído em domingo, 22 de novembro de 2026, às 08:00';
    expect(within(entry).getByText(completedText)).toBeTruthy();
  });

  it('takes a devotional from the cached document of its day instead of reading it again', async () => {
    const date = '2025-02-01';
    store.put(paths.userDevotional('ana', date), aUserDevotional({ completed_on: date }));
    store.putOnDevice(paths.contentDay(date), aContentDay({ id: date }));
    open(`?day=${date}`);
    const entry = await screen.findByRole('region', { name: 'Devocional relacionado' });
    expect(await within(entry).findAllByText('João 15.5')).not.toHaveLength(0);
    expect(store.reads).not.toContain(paths.devotional(date));
  });

  it('keeps the person’s texts when the devotional was removed', async () => {
    const date = '2025-01-01';
    store.put(paths.userDevotional('ana', date), aUserDevotional({ completed_on: date }));
    open(`?day=${date}`);
    const entry = await screen.findByRole('region', { name: 'Devocional relacionado' });
    await within(entry).findByText('Devocional de 01/01/2025');
    expect(entry.textContent).toContain('O texto deste devocional não está mais disponível.');
    expect(entry.textContent).toContain('Deus cuida de mim.');
  });
});
