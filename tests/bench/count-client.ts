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
  await page.addInitScript(() => {
    const countIn = (text: string) => text.match(/"document(Change|Delete)": ?\{/g)?.length ?? 0;
    const report = (count: number) => {
      if (count > 0) void globalThis.countDocuments(count);
    };
    const isListen = (url: string) => url.includes('/Listen/channel');

    async function follow(stream: ReadableStreamDefaultReader<string>): Promise<void> {
      let text = '';
      for (let part = await stream.read(); !part.done; part = await stream.read()) {
        const before = countIn(text);
        text += part.value;
        report(countIn(text) - before);
      }
    }

    const plainFetch = globalThis.fetch.bind(globalThis);
    globalThis.fetch = async (input, init) => {
      const response = await plainFetch(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (isListen(url) && response.body) {
        const [ours, theirs] = response.body.tee();
        void follow(ours.pipeThrough(new TextDecoderStream()).getReader());
        return new Response(theirs, response);
      }
      return response;
    };

    // Called with its own request below.
    // oxlint-disable-next-line typescript/unbound-method
    const plainOpen = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function open(method: string, url: string | URL) {
      let seen = 0;
      const look = () => {
        const now = countIn(this.responseText);
        report(now - seen);
        seen = now;
      };
      if (isListen(String(url))) {
        this.addEventListener('progress', look);
        this.addEventListener('loadend', look);
      }
      plainOpen.call(this, method, url, true);
    };
  });
  return { reads: () => reads, writes: () => writes };
}
