import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { eraseDevice } from '@/lib/erase-device';
import { hasUnsent } from './unfinished-drafts';

/** One line for a person whose session has ended, if this device holds something of theirs that is not sent. Names nobody. */
export function UnsentNotice({ uid }: { uid: string }) {
  const [isUnsent] = useState(() => hasUnsent(uid));
  const [isErasing, setErasing] = useState(false);
  if (!isUnsent) return null;

  function erase(): void {
    setErasing(true);
    void eraseDevice();
  }

  return (
    <Typography color="textSecondary" role="status" sx={{ textAlign: 'center' }}>
      Há algo não enviado neste aparelho.{' '}
      <Button color="error" loading={isErasing} onClick={erase}>
        Apagar
      </Button>
    </Typography>
  );
}
