import { Suspense, useState } from 'react';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';

const SignOutDialog = lazyComponent(() =>
  import('./sign-out-dialog').then((module) => module.SignOutDialog),
);

/** Signs out; with unsent writes on this device, asks first. */
export function useSignOut() {
  const [isAsking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    const { signOut } = await import('@/lib/account');
    await signOut();
  }

  async function confirmAndLeave(): Promise<void> {
    const { hasSentEverything } = await import('@/lib/account');
    if (await hasSentEverything()) await leave();
    else setAsking(true);
  }

  const dialog = isAsking && (
    <Suspense>
      <SignOutDialog
        onLeave={() => void leave().catch(notifyFailure)}
        onStay={() => setAsking(false)}
      />
    </Suspense>
  );
  return { signOut: () => void confirmAndLeave().catch(notifyFailure), dialog };
}

function notifyFailure(cause: unknown): void {
  console.error('Signing out failed', cause);
  toastError('Não foi possível sair', 'Verifique sua conexão e tente novamente.');
}
