const HOST =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i;
const SHORT_LINK = /^(?:https?:)?(?:\/\/)?(?:www\.)?youtu\.be\/([\w-]{11})(?:[/?&#]|$)/i;
const PATH = /\.com\/(?:embed|e|v|shorts|live|watch)\/([\w-]{11})(?:[/?&#]|$)/i;
const WATCH = /\.com\/watch\/?\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i;
const START =
  /[?&#](?:t|start|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?:[&#]|$)/i;

interface YoutubeVideo {
  id: string;
  /** The second at which it starts. */
  start: number;
}

/** The one YouTube video that a text links to: an address, an address in a sentence, or the code to embed it. Null for none or several. */
export function youtubeVideo(text: string): YoutubeVideo | null {
  const found = addressesIn(text).flatMap((address) => videoAt(address) ?? []);
  const [first] = found;
  return first && found.every(({ id }) => id === first.id) ? first : null;
}

/** What an address of YouTube shows, if it is not a video. */
export type YoutubePage = 'channel' | 'playlist' | 'other';

/** The kind of the YouTube page that a text links to; null if it links to none, or to a video. */
export function youtubePage(text: string): YoutubePage | null {
  if (youtubeVideo(text)) return null;
  const address = addressesIn(text).find((each) => HOST.test(each));
  if (address === undefined) return null;
  if (CHANNEL.test(address)) return 'channel';
  return LIST_PAGE.test(address) && LIST.test(address) ? 'playlist' : 'other';
}

const CHANNEL = /\.com\/(?:@|(?:channel|c|user)\/)[^/?&#]/i;
const LIST_PAGE = /\.com\/(?:playlist|watch)\/?\?/i;
const LIST = /[?&]list=[^&#]/i;

/** The words of a text without what surrounds an address in it: quotes, brackets, a full stop, `src=`. */
const addressesIn = (text: string) =>
  text.split(/\s/).map((word) => {
    const opened = word.replace(/^(?:src=)?["'“«‘([<]/i, '').replaceAll('&amp;', '&');
    const [address = ''] = opened.split(/["'”»’)\]<>]/, 1);
    return address.replace(/[.,;:!?…]$/, '');
  });

function videoAt(address: string): YoutubeVideo | null {
  if (!HOST.test(address)) return null;
  const id = [SHORT_LINK, PATH, WATCH].map((form) => form.exec(address)?.[1]).find(Boolean);
  const [, hours, minutes, seconds] = START.exec(address) ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return id === undefined ? null : { id, start };
}

/** The embed form of the YouTube video in a text, with its start; any other text, and an address in embed form, is returned unchanged. */
export function toEmbedUrl(url: string): string {
  if (url.includes('/embed/') && !/\s/.test(url)) return url;
  const video = youtubeVideo(url);
  if (!video) return url;
  const { id, start } = video;
  return `https://www.youtube.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}
