import { youtubeId } from '@raizes/domain/youtube';

/** Where the video begins and ends, and the list that it is one of. */
const KEPT = ['start', 'end', 'list'];

/** The address of YouTube's player that sets no cookies before it plays; null for what is not on YouTube. */
export function playerUrl(url: string): string | null {
  const id = youtubeId(url);
  if (id === null) return null;
  const [, asked = ''] = url.replace(/#.*$/, '').split('?');
  const options = new URLSearchParams({ rel: '0', hl: 'pt-BR', playsinline: '1' });
  for (const [name, value] of new URLSearchParams(asked)) {
    if (KEPT.includes(name)) options.set(name, value);
  }
  return `https://www.youtube-nocookie.com/embed/${id}?${options}`;
}

/** The site that an address leads to: `vimeo.com`. */
export function siteOf(url: string): string {
  const [, site = 'outro site'] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url) ?? [];
  return site;
}
