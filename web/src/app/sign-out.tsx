import { Suspense, useState } from 'react';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';

const SignOutDialog = lazyComponent(() =>
  import('./sign-out-dialog').then((module) => module.SignOutDialog),
);

/** Signs out; when something written here has not been sent yet, the person decides first. */
export function useSignOut() {
  const [asking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    const { signOut } = await import('@/lib/account');
    await signOut();
  }

  async function check(): Promise<void> {
    const { hasSentEverything } = await import('@/lib/account');
    if (await hasSentEverything()) await leave();
    else setAsking(true);
  }

  const dialog = asking && (
    <Suspense>
      <SignOutDialog onLeave={() => void leave().catch(refuse)} onStay={() => setAsking(false)} />
    </Suspense>
  );
  return { signOut: () => void check().catch(refuse), dialog };
}

function refuse(cause: unknown): void {
  console.error('Signing out failed', cause);
  toastError('Não foi possível sair', 'Verifique sua conexão e tente novamente.');
}
