import { Suspense, useEffect, useState } from 'react';
import { onFirstToast, setToastHost } from '@/lib/toast';
import type { Toast } from '@/lib/toast';
import { lazyComponent } from './lazy';

const Toasts = lazyComponent(() =>
  import('./toasts').then(
    (module) => module.Toasts,
    () => PlainToasts,
  ),
);

export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

/** A fallback for when the toasts' chunk can't be loaded: shows only the newest toast. */
function PlainToasts() {
  const [newest, setNewest] = useState<Toast | null>(null);
  useEffect(() => setToastHost(setNewest), []);
  return (
    <div role="alert" style={plain}>
      <strong>{newest?.title}</strong> {newest?.text}
    </div>
  );
}

const plain = {
  position: 'fixed',
  inset: 'auto 0 var(--nav-height) var(--nav-width)',
  zIndex: 1400,
  padding: 16,
  color: 'CanvasText',
  background: 'Canvas',
} as const;
