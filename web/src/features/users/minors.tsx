import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';

const MinorsDialog = lazyComponent(() =>
  import('./minors-dialog').then((module) => module.MinorsDialog),
);

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
