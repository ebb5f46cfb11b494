import { configure, fireEvent, screen } from '@testing-library/react';
import { aBibleVideo } from '@raizes/tests/factories';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import { describe, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { Page } from './bible-videos-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const publish = (published: BibleVideo[]) => store.putAll(collections.bibleVideos, published);
const open = (search = '') => renderApp(<Page />, { route: `/bible-videos${search}` });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const videos = [
  aBibleVideo({ id: 'gn', book_name: 'Gênesis', book_order: 1, duration_minutes: 1 }),
  aBibleVideo({ id: 'jz', description: null }),
  aBibleVideo({ id: 'fp', book_name: 'Filipenses', testament: 'Novo', duration_minutes: 12 }),
];

describe('the summaries of the Bible’s books', () => {
  it('show that they are loading, without counts', () => {
    store.silence();
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
    open('?testamento=novo');
    expect(tabs()).toEqual(['Antigo Testamento (0)', 'Novo Testamento (0)']);
    expect(screen.getByText('Nenhum vídeo disponível no momento.')).toBeTruthy();
  });

  it('say while offline that they are not stored on this device', () => {
    store.goOffline();
    open();
    expect(tabs()).toEqual(['Antigo Testamento', 'Novo Testamento']);
    expect(screen.getByText(/^Você está sem internet, e os vídeos ainda não/)).toBeTruthy();
  });
});
