import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '@/lib/session';
import { onSnapshot } from './firestore';

// Stands in for `reactfire`, whose listeners would outlive a test.

const Provider = ({ children }: { children: ReactNode }) => children;
export const FirebaseAppProvider = Provider;
export const AuthProvider = Provider;
export const FirestoreProvider = Provider;

export const useFirestore = () => ({});

export function useSigninCheck() {
  const { status } = useSession();
  return { status: 'success', data: { signedIn: status === 'signed-in' } };
}

export function useUser() {
  const { person } = useSession();
  return { status: 'success', data: person };
}

type Result = { path: string } & ({ data: unknown } | { error: Error });

export function useFirestoreDoc(ref: { path: string; id: string }) {
  const { path } = ref;
  const [result, setResult] = useState<Result | null>(null);
  useEffect(
    () =>
      onSnapshot(
        { path, id: ref.id },
        { includeMetadataChanges: true },
        {
          next: (data: unknown) => setResult({ path, data }),
          error: (error: Error) => setResult({ path, error }),
        },
      ),
    [path, ref.id],
  );
  if (result?.path !== path) return { status: 'loading' };
  if ('error' in result) throw result.error;
  return { status: 'success', data: result.data };
}
