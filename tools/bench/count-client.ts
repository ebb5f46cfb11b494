import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

declare global {
  /** In the page: tells the benchmark which documents arrived, each as its name and version. */
  var tellDocuments: (documents: string[]) => Promise<void>;
}

/** What one page reads from and writes to Firestore, counted on the wire. */
export interface ClientCount {
  reads(): number;
  /** What a device reads that has none of it yet, and remembers from then on: the challenges on offer. */
  readsOfNewDevice(): number;
  writes(): number;
}

/**
 * Counts the documents in the answers of the listen stream (one that is absent is billed too) and the writes in what
 * the page sends. The same version of a document counts once: a listener that is resumed within half an hour is billed
 * for what changed, and only the emulator sends the rest again. Call it before the page's first navigation.
 */
export async function countClient(page: Page): Promise<ClientCount> {
  let writes = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/Write/channel')) return;
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    writes += body.match(/"update":\{"name"/g)?.length ?? 0;
  });
  const versions = new Set<string>();
  await page.exposeFunction('tellDocuments', (documents: string[]) => {
    for (const document of documents) versions.add(document);
  });
  await page.addInitScript({ path: fileURLToPath(new URL('count-documents.js', import.meta.url)) });
  const isOnOffer = (name: string) => name.includes('/documents/challenges/');
  const readsOfNewDevice = () => [...versions].filter(isOnOffer).length;
  return {
    reads: () => versions.size - readsOfNewDevice(),
    readsOfNewDevice,
    writes: () => writes,
  };
}
