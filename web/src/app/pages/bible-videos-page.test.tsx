import { configure, fireEvent, screen } from '@testing-library/react';
import { aBibleVideo } from '@raizes/tests/factories';
import { collections } from '@raizes/domain/paths';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveAnswers, ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { Page } from './bible-videos-page';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const publish = (videos: unknown[], fromCache = false) =>
  liveAnswers.set(collections.bibleVideos, ready(videos, { fromCache }));
const open = (search = '') => renderApp(<Page />, { route: `/bible-videos${search}` });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const videos = [
  aBibleVideo({ id: 'gn', book_name: 'Gênesis', book_order: 1, duration_minutes: 1 }),
  aBibleVideo({ id: 'jz', description: null }),
  aBibleVideo({ id: 'fp', book_name: 'Filipenses', testament: 'Novo', duration_minutes: 12 }),
];

beforeEach(() => liveAnswers.clear());

describe('the summaries of the Bible’s books', () => {
  it('show that they are loading, without counts', () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando os vídeos' })).toBeTruthy();
    expect(tabs()).toEqual(['Antigo Testamento', 'Novo Testamento']);
  });

  it('are listed in two tabs with counts, in the given order and with their durations', () => {
    publish(videos);
    const { currentAddress } = open();
    expect(tabs()).toEqual(['Antigo Testamento (2)', 'Novo Testamento (1)']);
    expect(cards()).toEqual([
      expect.stringContaining('1 minutoDeus levanta libertadores'),
      expect.stringMatching(/Juízes5 minutos$/),
    ]);
    fireEvent.click(screen.getByText('Novo Testamento (1)'));
    expect(currentAddress()).toBe('/bible-videos?testamento=novo');
    expect(cards()).toEqual([expect.stringContaining('Filipenses12 minutos')]);
  });

  it('show the drawn cover in place of a broken thumbnail', () => {
    publish([aBibleVideo({ thumbnail_url: 'https://igreja.test/capa.png' })]);
    open();
    const [thumbnail] = document.getElementsByTagName('img');
    expect(thumbnail?.loading).toBe('lazy');
    if (thumbnail) fireEvent.error(thumbnail);
    expect(document.getElementsByTagName('img')).toHaveLength(0);
    expect(cards()).toEqual([expect.stringContaining('JuízesJuízes')]);
  });

  it('say that there are none', () => {
    publish([]);
    open('?testamento=novo');
    expect(tabs()).toEqual(['Antigo Testamento (0)', 'Novo Testamento (0)']);
    expect(screen.getByText('Nenhum vídeo disponível no momento.')).toBeTruthy();
  });

  it('say while offline that they are not stored on this device', () => {
    publish([], true);
    open();
    expect(tabs()).toEqual(['Antigo Testamento', 'Novo Testamento']);
    expect(screen.getByText(/^Você está sem internet, e os vídeos ainda não/)).toBeTruthy();
  });
});
