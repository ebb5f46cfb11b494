import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';

const MinorsDialog = lazyNamed(() => import('./minors-dialog'), 'MinorsDialog');

/** Opens what an administrator records of the guardians of minors. */
export function Minors() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ mb: 1 }}>
        Menores de 18 anos
      </Button>
      {isOpen && (
        <Suspense>
          <MinorsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
