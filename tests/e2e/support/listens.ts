import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';

/** What a page listens to over one connection, and where the connection's next message goes. */
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
  addTarget: v.optional(v.object({ targetId: v.number() })),
  removeTarget: v.optional(v.number()),
});

/** Of pages that may be gone by now. */
const connections = new Map<string, Connection>();

/** Notes what the pages of a context listen to. */
export function noteListens(context: BrowserContext): void {
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('Firestore/Listen/channel'))
      note(request).catch(() => undefined);
  });
}

async function note(request: Request): Promise<void> {
  const url = new URL(request.url());
  const body = new URLSearchParams(request.postData() ?? '');
  const messages = [...body]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, data]) => v.parse(messageSchema, JSON.parse(data)));
  const id = url.searchParams.get('SID') ?? (await idOfNew(request));
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

/** The first request has no id yet; its answer has. */
async function idOfNew(request: Request): Promise<string> {
  const answer = await (await request.response())?.text();
  const id = /"c","([^"]+)"/.exec(answer ?? '')?.[1];
  if (!id) throw new Error('no connection');
  return id;
}

/**
 * Ends what pages listened to that are gone: the emulator would go on to ask for it at each change, and keep the answers, until its end.
 */
export async function endListens(): Promise<void> {
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
