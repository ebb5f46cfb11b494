import { Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/toast';
import { lazyNamed } from './lazy-named';

const Toasts = lazyNamed(() => import('./toasts'), 'Toasts');

export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
