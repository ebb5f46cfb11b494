import type { Page } from '@playwright/test';
import { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { fileURLToPath } from 'node:url';

declare global {
  /** In the page: reports to the benchmark which documents arrived, each as its name and version. */
  var reportDocuments: (documents: string[]) => Promise<void>;
}

/** What one page reads from and writes to Firestore, counted on the wire. */
interface ClientCount {
  reads(): number;
  /** Reads of a device that has cached nothing yet: the challenges on offer. */
  readsOfNewDevice(): number;
  writes(): number;
}

/**
 * Counts the documents in the listen stream's answers (absent ones are billed too) and the writes that the page sends. Each
 * version of a document counts once: a listener resumed within half an hour is billed only for changes, while the emulator
 * sends everything again. Must be called before the page's first navigation.
 */
export async function countClient(page: Page): Promise<ClientCount> {
  let writes = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/Write/channel')) return;
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    writes += body.match(/"update":\{"name"/g)?.length ?? 0;
  });
  const versions = new Set<string>();
  await page.exposeFunction('reportDocuments', (documents: string[]) => {
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

/**
 * Counts reads and writes inside the transactions of `work`, which must run alone, and the reads that an instance makes once,
 * outside of transactions, for everyone.
 */
export async function countTrigger(work: () => Promise<unknown>) {
  const counted = { reads: 0, writes: 0, readsOfInstance: 0 };
  // oxlint-disable-next-line typescript/unbound-method
  const { getAll } = Firestore.prototype;
  Object.assign(Firestore.prototype, {
    getAll(this: Firestore, ...args: Parameters<typeof getAll>) {
      counted.readsOfInstance += args.filter((each) => each instanceof DocumentReference).length;
      return getAll.apply(this, args);
    },
  });
  // Called with their own transaction below.
  // oxlint-disable-next-line typescript/unbound-method
  const { get, set, update } = Transaction.prototype;
  Object.assign(Transaction.prototype, {
    get(this: Transaction, ...args: Parameters<typeof get>) {
      counted.reads += 1;
      return get.apply(this, args);
    },
    set(this: Transaction, ...args: Parameters<typeof set>) {
      counted.writes += 1;
      return set.apply(this, args);
    },
    update(this: Transaction, ...args: Parameters<typeof update>) {
      counted.writes += 1;
      return update.apply(this, args);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(Transaction.prototype, { get, set, update });
    Object.assign(Firestore.prototype, { getAll });
  }
  return counted;
}
