import UnconfirmedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { lookUp } from './email-lookups';
import type { Account } from './email-lookups';

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
