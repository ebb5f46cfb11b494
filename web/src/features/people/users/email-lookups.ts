import type { Response } from '@raizes/domain/callables/responses';
import { LOOKED_UP_EMAILS_MAX } from '@raizes/domain/limits';
import { call } from '@/lib/callable';

export type Account = Response<'look-up-emails'>['emails'][number];

interface Lookup {
  account: Promise<Account | null>;
  at: number;
}

/**
 * Cached for a minute, because rows mount and unmount while the list scrolls. The cache is dropped with the page, like a
 * session.
 */
const lookups = new Map<string, Lookup>();
const LIFETIME_MS = 60_000;

/** Looks up a person's account. */
export function lookUp(userId: string): Promise<Account | null> {
  const known = lookups.get(userId);
  if (known && Date.now() - known.at < LIFETIME_MS) return known.account;
  const account = lookUpInBatch(userId);
  lookups.set(userId, { account, at: Date.now() });
  account.catch(() => lookups.delete(userId));
  return account;
}

/** Lookups within this time are batched into one call. */
const BATCH_DELAY_MS = 50;
let batch: { ids: Set<string>; answer: Promise<Map<string, Account>> } | null = null;

async function lookUpInBatch(userId: string): Promise<Account | null> {
  if (!batch || batch.ids.size === LOOKED_UP_EMAILS_MAX) batch = startBatch();
  batch.ids.add(userId);
  return (await batch.answer).get(userId) ?? null;
}

function startBatch() {
  const ids = new Set<string>();
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_DELAY_MS));
    if (batch?.ids === ids) batch = null;
    const { emails } = await call('look-up-emails', { userIds: [...ids] });
    return new Map(emails.map((account) => [account.userId, account]));
  };
  return { ids, answer: send() };
}
