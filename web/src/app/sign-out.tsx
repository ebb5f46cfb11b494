import { Suspense, useState } from 'react';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import type { Losses } from './sign-out-dialog';

const SignOutDialog = lazyComponent(() =>
  import('./sign-out-dialog').then((module) => module.SignOutDialog),
);

/**
 * Signs out; asks first when unsent writes or drafts on this device would be lost.
 * @param before runs before the sign-out; the person stays signed in when it fails
 */
export function useSignOut(before: () => Promise<void> = () => Promise.resolve()) {
  const [losses, setLosses] = useState<Losses | null>(null);

  async function leave(): Promise<void> {
    setLosses(null);
    await before();
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
  const run = () => confirmAndLeave().catch(notifyFailure);
  return { signOut: () => void run(), run, dialog };
}

function notifyFailure(cause: unknown): void {
  console.error('Signing out failed', cause);
  toastError('Não foi possível sair', 'Verifique sua conexão e tente novamente.');
}
