import { describe, expect, it } from 'vitest';
import { playerUrl, siteOf } from './video-dialog';

const id = 'dQw4w9WgXcQ';

describe('the embedded player', () => {
  it.each([
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?si=abc`,
    `https://youtu.be/${id}#t=10`,
  ])('of %s is the one without cookies', (url) => {
    const player = `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=pt-BR&playsinline=1`;
    expect(playerUrl(url)).toBe(player);
  });

  it('begins and ends where the address says', () => {
    const url = playerUrl(`https://www.youtube.com/embed/${id}?start=30&autoplay=1&end=90#x`);
    expect(url).toMatch(/\?rel=0&hl=pt-BR&playsinline=1&start=30&end=90$/);
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
])('%s leads to %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
