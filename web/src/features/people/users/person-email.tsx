import type { Response } from '@raizes/domain/callables/responses';
import { LOOKED_UP_EMAILS_MAX } from '@raizes/domain/limits';
import UnconfirmedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';

/** A person's e-mail address, and whether it is confirmed; an empty line while unknown. */
export function PersonEmail({ userId }: { userId: string }) {
  const account = useAccount(userId);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {account?.email ?? '\u00a0'}
      </Typography>
      {account?.confirmed === false && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <UnconfirmedIcon fontSize="inherit" color="warning" aria-hidden />
          <Typography variant="caption">E-mail não confirmado</Typography>
        </Stack>
      )}
    </>
  );
}

type Account = Response<'look-up-emails'>['emails'][number];

/** Null while unknown, and for a profile whose account is deleted. */
function useAccount(userId: string): Account | null {
  const [found, setFound] = useState<Account | null>(null);
  useEffect(() => {
    let isCurrent = true;
    lookUp(userId).then(
      (account) => void (isCurrent && setFound(account)),
      (error: unknown) => console.warn('An e-mail address could not be looked up', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return found?.userId === userId ? found : null;
}

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

function lookUp(userId: string): Promise<Account | null> {
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
