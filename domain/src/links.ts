const HOST =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i;
const SHORT_LINK = /^(?:https?:)?(?:\/\/)?(?:www\.)?youtu\.be\/([\w-]{11})(?:[/?&#]|$)/i;
const PATH = /\.com\/(?:embed|v|shorts|live)\/([\w-]{11})(?:[/?&#]|$)/i;
const WATCH = /\.com\/watch\/?\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i;

/** The video id of a YouTube address; null for any other address. */
export function youtubeId(url: string): string | null {
  const address = url.trim();
  if (!HOST.test(address)) return null;
  return [SHORT_LINK, PATH, WATCH].map((form) => form.exec(address)?.[1]).find(Boolean) ?? null;
}

/** The embed form of a YouTube address; any other address is returned unchanged. */
export function toEmbedUrl(url: string): string {
  if (url.includes('/embed/')) return url;
  const id = youtubeId(url);
  return id === null ? url : `https://www.youtube.com/embed/${id}`;
}
