import { aBibleVideo } from '@raizes/tests/factories';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { VideoDialog, playerUrl, siteOf } from './video-dialog';

const id = 'dQw4w9WgXcQ';

describe('the embedded player', () => {
  it.each([
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?si=abc`,
    `https://youtu.be/${id}`,
  ])('is the one without cookies for %s', (url) => {
    const player = `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=pt-BR&playsinline=1&enablejsapi=1`;
    expect(playerUrl(url)).toBe(player);
  });

  it('starts and ends where the video’s URL says', () => {
    const url = playerUrl(`https://www.youtube.com/embed/${id}?start=30&autoplay=1&end=90#x`);
    expect(url).toMatch(/\?rel=0&hl=pt-BR&playsinline=1&enablejsapi=1&start=30&end=90$/);
  });

  it('starts where the time in an address says', () => {
    expect(playerUrl(`https://youtu.be/${id}?t=1m30s`)).toMatch(/&start=90$/);
  });

  it.each([
    'https://vimeo.com/123456789',
    'https://evil.test/embed/dQw4w9WgXcQ',
    `https://youtube.com.evil.test/embed/${id}`,
    'https://www.youtube.com/@canal',
    'http://',
  ])('is not offered for %s', (url) => {
    expect(playerUrl(url)).toBeNull();
  });
});

it.each([
  ['https://www.vimeo.com/123', 'vimeo.com'],
  ['http://videos.igreja.test?v=1', 'videos.igreja.test'],
  ['http://', 'outro site'],
])('names the site of %s as %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});

describe('a video that can’t be shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(() => vi.useRealTimers());

  /** Opens a video whose frame has loaded: the player, or the browser's error page. */
  function open() {
    const video = aBibleVideo({ video_url: `https://www.youtube.com/embed/${id}` });
    renderApp(<VideoDialog video={video} onClose={() => undefined} />);
    const frame = screen.getByTitle<HTMLIFrameElement>(/^Resumo de/);
    fireEvent.load(frame);
    const answer = (event: string) => {
      const message = { source: frame.contentWindow, data: JSON.stringify({ event }) };
      fireEvent(window, new MessageEvent('message', message));
    };
    return { answer, book_name: video.book_name };
  }
  const waitLong = () =>
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
  const failure = () => screen.queryByText(/^Este vídeo não pôde ser mostrado aqui/);

  it('shows an error when no player answers, links to its page, and can be retried', () => {
    open();
    expect(failure()).toBeNull();
    waitLong();
    expect(failure()).toBeTruthy();
    expect(screen.queryByTitle(/^Resumo de/)).toBeNull();
    const link = screen.getByText(/^Assistir no YouTube/);
    expect(link.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${id}`);
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(screen.getByTitle(/^Resumo de/)).toBeTruthy();
  });

  it('shows an error when the player reports one, and none while it plays', () => {
    const { answer, book_name } = open();
    // The title and, until the player answers, the cover.
    expect(screen.getAllByText(book_name)).toHaveLength(2);
    answer('onReady');
    expect(screen.getAllByText(book_name)).toHaveLength(1);
    expect(screen.getByText(/^Assistir no YouTube/)).toBeTruthy();
    waitLong();
    expect(failure()).toBeNull();
    answer('onError');
    expect(failure()).toBeTruthy();
  });
});
