import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';

/** The listeners that a page has opened over one connection, and what its next message needs. */
interface Connection {
  url: URL;
  /** Of the last request. */
  rid: number;
  /** How many messages were sent. */
  sent: number;
  database: string;
  targets: Set<number>;
}

const messageSchema = v.object({
  database: v.string(),
  addTarget: v.optional(
    v.object({
      targetId: v.number(),
      query: v.optional(v.object({ structuredQuery: v.unknown() })),
    }),
  ),
  removeTarget: v.optional(v.number()),
});
type Message = v.InferOutput<typeof messageSchema>;

/** What a request tells Firestore to listen to, or no longer; nothing for any other request. */
export function listenMessages(request: Request): Message[] {
  if (!request.url().includes('Firestore/Listen/channel')) return [];
  return [...new URLSearchParams(request.postData() ?? '')]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, data]) => v.parse(messageSchema, JSON.parse(data)));
}

/** By their session ids. */
const connections = new Map<string, Connection>();

/** Remembers the listeners that the pages of a context open. */
export function watchListeners(context: BrowserContext): void {
  context.on('request', (request) => {
    const messages = listenMessages(request);
    if (messages.length > 0) void remember(request, messages);
  });
}

async function remember(request: Request, messages: Message[]): Promise<void> {
  const url = new URL(request.url());
  const body = new URLSearchParams(request.postData() ?? '');
  const id = url.searchParams.get('SID') ?? (await idOfNew(request));
  if (!id) return;
  const known = connections.get(id);
  const connection = known ?? { url, rid: 0, sent: 0, database: '', targets: new Set() };
  connections.set(id, connection);
  connection.rid = Math.max(connection.rid, Number(url.searchParams.get('RID')));
  connection.sent = Math.max(connection.sent, Number(body.get('ofs')) + messages.length);
  for (const { database, addTarget, removeTarget } of messages) {
    connection.database = database;
    if (addTarget) connection.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) connection.targets.delete(removeTarget);
  }
}

/** The first request has no id yet; its answer has, unless the page is closed or offline before. */
async function idOfNew(request: Request): Promise<string | undefined> {
  try {
    const answer = await (await request.response())?.text();
    return /"c","([^"]+)"/.exec(answer ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Ends the listeners of pages that are closed: the emulator does not notice, and would run their queries at each change until
 * it stops itself.
 */
export async function endListeners(): Promise<void> {
  const left = [...connections];
  connections.clear();
  await Promise.allSettled(left.map(([id, connection]) => end(id, connection)));
}

async function end(id: string, { url, rid, sent, database, targets }: Connection): Promise<void> {
  if (targets.size === 0) return;
  const to = new URL(url);
  to.searchParams.set('SID', id);
  to.searchParams.set('RID', String(rid + 1));
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(sent) });
  for (const [at, removeTarget] of [...targets].entries())
    body.set(`req${at}___data__`, JSON.stringify({ database, removeTarget }));
  await fetch(to, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
}
