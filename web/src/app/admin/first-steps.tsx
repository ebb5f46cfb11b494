import { Box, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useFirstSteps } from '@/features/people/church/first-steps';
import { storage } from '@/lib/storage';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary } from '@/ui/load-boundary';

const FirstStepsCard = lazyComponent(() =>
  import('./first-steps-card').then((module) => module.FirstStepsCard),
);

const KEY = 'first-steps.done';

/** What a new church sets up first, until that is done. Then it costs one read, and no more code. */
export function FirstSteps({ uid }: { uid: string }) {
  return (
    <LoadBoundary title="Erro ao carregar os primeiros passos">
      <UntilDone uid={uid} />
    </LoadBoundary>
  );
}

function UntilDone({ uid }: { uid: string }) {
  const stored = useFirstSteps();
  const [isShown, setShown] = useState(false);
  if (stored && !stored.done && !isShown) setShown(true);
  if (stored && storage.read(KEY) !== stored.done) storage.write(KEY, stored.done);

  // Remembered, so that nothing on the page moves once they are done.
  if (!stored) return storage.read(KEY) === true ? null : <Waiting />;
  if (!isShown) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <FirstStepsCard
        uid={uid}
        stored={stored}
        waiting={<Waiting />}
        onClose={() => setShown(false)}
      />
    </Suspense>
  );
}

const Waiting = () => (
  <Box sx={{ mb: 4 }}>
    <Skeleton variant="rounded" sx={{ borderRadius: 1, height: { xs: 336, md: 281 } }} />
  </Box>
);
