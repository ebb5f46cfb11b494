import { Suspense, lazy, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/toast';

const Toasts = lazy(() => import('./toasts').then(({ Toasts }) => ({ default: Toasts })));

export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
