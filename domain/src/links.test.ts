import { describe, expect, it } from 'vitest';
import { toEmbedUrl, youtubeId } from './links';

const id = 'dQw4w9WgXcQ';
const embed = `https://www.youtube.com/embed/${id}`;

describe('converts any YouTube URL to the embed form', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM`,
    `https://www.youtube.com/watch?list=PL123&index=2&v=${id}&t=42s`,
    `https://www.youtube.com/watch?app=desktop&v=${id}#t=10`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc&t=3`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/v/${id}?version=3`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `youtube.com/watch?v=${id}`,
    `//youtu.be/${id}`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
    `  https://youtu.be/${id}  `,
  ])('%s', (url) => {
    expect(toEmbedUrl(url)).toBe(embed);
  });
});

describe('leaves embed URLs and other addresses unchanged', () => {
  it.each([
    embed,
    `${embed}?start=30`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    '',
    'https://vimeo.com/76979871',
    'https://www.youtube.com/',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/playlist?list=PL123',
    'https://www.youtube.com/watch?v=curto',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?vv=${id}`,
    `https://www.youtube.com/watch#v=${id}`,
    `https://youtube.com.exemplo.com/watch?v=${id}`,
    `https://youtube.com@exemplo.com/watch?v=${id}`,
    `https://exemplo.com/youtube.com/watch?v=${id}`,
    `https://exemplo.com/?u=https://youtu.be/${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `javascript:alert('https://youtu.be/${id}')`,
  ])('%s', (url) => {
    expect(toEmbedUrl(url)).toBe(url);
  });
});

it.each([
  [embed, id],
  [`https://www.youtube-nocookie.com/embed/${id}`, id],
  [`https://youtu.be/${id}`, id],
  ['https://vimeo.com/76979871', null],
])('finds the video id of %s: %s', (url, expected) => {
  expect(youtubeId(url)).toBe(expected);
});
