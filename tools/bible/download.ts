import { sha256 } from './edition-files';
import type { KnownEdition } from './known-editions';
import { sourceOf } from './source';
import type { Source } from './source';

const AT_ONCE = 6;
const ATTEMPTS = 3;

/** A file could not be downloaded, or is not the one that was published. */
export class DownloadError extends Error {}

type Download = Omit<NonNullable<KnownEdition['download']>, 'bytes'>;

/**
 * Downloads an edition's files from their publisher and checks each against its sha256. Writes nothing.
 * @param timeout milliseconds for each attempt at a file
 */
export async function download(
  name: string,
  { from, files }: Download,
  timeout = 30_000,
): Promise<Source> {
  const waiting = Object.entries(files);
  const loaded: { name: string; bytes: Uint8Array }[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, hash] = next;
      const bytes = await fetchFile(new URL(file, from), timeout);
      if (sha256(bytes) !== hash)
        throw new DownloadError(
          `${file} is not the file that was published: its sha256 is ${sha256(bytes)}, not ${hash}.`,
        );
      loaded.push({ name: file, bytes });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    // After a failure the other workers must stop.
    waiting.length = 0;
  }
  return sourceOf(name, loaded);
}

/** Retries if the network or the server failed, but not if the file does not exist. */
async function fetchFile(url: URL, timeout: number, attempt = 1): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status < 500) throw new DownloadError(`${url.href} answered ${response.status}.`);
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    if (attempt < ATTEMPTS) return fetchFile(url, timeout, attempt + 1);
    const why = reasonOf(error, timeout);
    throw new DownloadError(`${url.href} could not be downloaded: ${why}.`);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return `no answer in ${timeout / 1000} s`;
  // For a network failure the reason is in `cause`; the message says only that fetch failed.
  return error.cause instanceof Error ? error.cause.message : error.message;
}
