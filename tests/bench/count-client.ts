import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

declare global {
  /** In the page: tells the benchmark of documents that arrived. */
  var countDocuments: (count: number) => Promise<void>;
}

/** What one page reads from and writes to Firestore, counted on the wire. */
export interface ClientCount {
  reads(): number;
  writes(): number;
}

/**
 * Counts the documents in the answers of the listen stream (a document that is absent is billed too) and the writes
 * in what the page sends. Call it before the page's first navigation.
 */
export async function countClient(page: Page): Promise<ClientCount> {
  let writes = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/Write/channel')) return;
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    writes += body.match(/"update":\{"name"/g)?.length ?? 0;
  });
  let reads = 0;
  await page.exposeFunction('countDocuments', (count: number) => {
    reads += count;
  });
  await page.addInitScript({ path: fileURLToPath(new URL('count-documents.js', import.meta.url)) });
  return { reads: () => reads, writes: () => writes };
}
