import { Suspense, useState } from 'react';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import type { Losses } from './sign-out-dialog';

const SignOutDialog = lazyComponent(() =>
  import('./sign-out-dialog').then((module) => module.SignOutDialog),
);

/** Signs out; asks first where unsent writes or drafts on this device would be lost. */
export function useSignOut() {
  const [losses, setLosses] = useState<Losses | null>(null);

  async function leave(): Promise<void> {
    setLosses(null);
    const { signOut } = await import('@/lib/account');
    await signOut();
  }

  async function confirmAndLeave(): Promise<void> {
    const { findLosses } = await import('./unfinished-drafts');
    const found = await findLosses();
    if (found) setLosses(found);
    else await leave();
  }

  const dialog = losses && (
    <Suspense>
      <SignOutDialog
        {...losses}
        onLeave={() => void leave().catch(notifyFailure)}
        onStay={() => setLosses(null)}
      />
    </Suspense>
  );
  return { signOut: () => void confirmAndLeave().catch(notifyFailure), dialog };
}

function notifyFailure(cause: unknown): void {
  console.error('Signing out failed', cause);
  toastError('Não foi possível sair', 'Verifique sua conexão e tente novamente.');
}
