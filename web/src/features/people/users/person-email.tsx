import UnconfirmedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { lookUp } from './email-lookups';
import type { Account } from './email-lookups';

/** A person's e-mail address, and whether it is confirmed; an empty line until it is known, and nothing without one. */
export function PersonEmail({ userId }: { userId: string }) {
  const account = useAccount(userId);
  if (account === null) return null;
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

/** Undefined until it is known; null for a profile whose account is deleted, or has no address. */
function useAccount(userId: string): Account | null | undefined {
  const [found, setFound] = useState<{ userId: string; account: Account | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (account: Account | null) => void (isCurrent && setFound({ userId, account }));
    lookUp(userId).then(show, (error: unknown) => {
      console.warn('An e-mail address could not be looked up', error);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return found?.userId === userId ? found.account : undefined;
}
