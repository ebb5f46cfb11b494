import type { Response } from '@raizes/domain/callables/responses';
import { call } from '@/lib/callable';
import { download } from '@/lib/download';
import { zipPages } from './export-archive';

const PAGE_TIMEOUT_MS = 120_000;

/** Downloads all of the person's data as a zip: a page to read and JSON for other programs. */
export async function downloadEverything(day: string): Promise<void> {
  const zip = await zipPages(fetchPages());
  download(`raizes-meus-dados-${day}.zip`, new Blob(zip, { type: 'application/zip' }));
}

async function* fetchPages() {
  let after: string | null = null;
  do {
    const page: Response<'export-my-data'> = await call(
      'export-my-data',
      { after },
      PAGE_TIMEOUT_MS,
    );
    yield page;
    after = page.next;
  } while (after !== null);
}
