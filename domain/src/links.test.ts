import { describe, expect, it } from 'vitest';
import { toEmbedUrl, youtubePage, youtubeVideo } from './links';

const id = 'dQw4w9WgXcQ';
const embed = `https://www.youtube.com/embed/${id}`;

describe('converts any YouTube URL to the embed form', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/watch/${id}`,
    `https://www.youtube.com/e/${id}`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/v/${id}?version=3`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `youtube.com/watch?v=${id}`,
    `//youtu.be/${id}`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
    `  https://youtu.be/${id}  `,
    `Assista: https://youtu.be/${id}`,
    `Veja (https://youtu.be/${id}), irmãos!`,
    `https://youtu.be/${id}.`,
    `“https://www.youtube.com/watch?v=${id}”`,
    `Resumo de Rute\nhttps://youtu.be/${id}?si=abc\nhttps://m.youtube.com/watch?v=${id}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x" title="YouTube video player" frameborder="0" allowfullscreen></iframe>`,
    `<iframe src='https://www.youtube-nocookie.com/embed/${id}'></iframe>`,
  ])('%s', (url) => {
    expect(toEmbedUrl(url)).toBe(embed);
  });
});

it.each([
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://youtu.be/${id}?si=abc&t=3`, 3],
  [`https://www.youtube.com/watch?v=${id}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?list=PL123&index=2&v=${id}&t=42s`, 42],
  [`https://www.youtube.com/watch?app=desktop&v=${id}#t=10`, 10],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?t=2m&v=${id}`, 120],
  [`<iframe src="https://www.youtube.com/embed/${id}?si=x&amp;start=30"></iframe>`, 30],
])('preserves where %s starts: %i', (url, start) => {
  expect(toEmbedUrl(url)).toBe(`${embed}?start=${start}`);
});

it('takes no video from a text with several', () => {
  const text = `https://youtu.be/${id} ou https://youtu.be/aaaaaaaaaaa`;
  expect(youtubeVideo(text)).toBeNull();
  expect(toEmbedUrl(text)).toBe(text);
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
  expect(youtubeVideo(url)?.id ?? null).toBe(expected);
});

it.each([
  ['https://www.youtube.com/@igreja', 'channel'],
  ['Nosso canal: https://youtube.com/@igreja?si=abc', 'channel'],
  ['https://m.youtube.com/channel/UCabc/videos', 'channel'],
  ['https://www.youtube.com/c/igreja', 'channel'],
  ['https://www.youtube.com/user/igreja', 'channel'],
  ['https://www.youtube.com/playlist?list=PL123', 'playlist'],
  ['https://youtube.com/playlist?si=abc&list=PL123', 'playlist'],
  ['https://www.youtube.com/watch?list=PL123', 'playlist'],
  ['https://www.youtube.com/', 'other'],
  ['https://www.youtube.com/@', 'other'],
  ['https://www.youtube.com/watch?v=curto', 'other'],
  [`https://youtu.be/${id} ou https://youtu.be/aaaaaaaaaaa`, 'other'],
  [`https://www.youtube.com/watch?v=${id}&list=PL123`, null],
  [embed, null],
  ['https://exemplo.com/@igreja', null],
  ['uma pregação', null],
])('names what the YouTube address in “%s” shows: %s', (text, page) => {
  expect(youtubePage(text)).toBe(page);
});
