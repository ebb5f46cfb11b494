import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';

/** The listeners that a page has opened over one connection, and the counters that its next message needs. */
interface Connection {
  url: URL;
  /** The id of the last request. */
  rid: number;
  /** The number of messages sent. */
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

/** The listeners that a request adds or removes; empty for any other request. */
export function listenMessages(request: Request): Message[] {
  if (!request.url().includes('Firestore/Listen/channel')) return [];
  return [...new URLSearchParams(request.postData() ?? '')]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, data]) => v.parse(messageSchema, JSON.parse(data)));
}

/** Keyed by session id. */
const connections = new Map<string, Connection>();

/** Records the listeners that the pages of a context open. */
export function watchListeners(context: BrowserContext): void {
  context.on('request', (request) => {
    const messages = listenMessages(request);
    if (messages.length > 0) void record(request, messages);
  });
}

async function record(request: Request, messages: Message[]): Promise<void> {
  const url = new URL(request.url());
  const body = new URLSearchParams(request.postData() ?? '');
  const id = url.searchParams.get('SID') ?? (await newSessionId(request));
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

/** The first request has no session id yet. Its response contains one, unless the page is closed or goes offline first. */
async function newSessionId(request: Request): Promise<string | undefined> {
  try {
    const answer = await (await request.response())?.text();
    return /"c","([^"]+)"/.exec(answer ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Removes the listeners of closed pages. The emulator does not notice that a page has closed, and would run its queries at
 * every change until it stops.
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
