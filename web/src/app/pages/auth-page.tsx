import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '@/features/auth/auth-screen';
import { useSession } from '@/lib/session';
import { FullPageSpinner } from '@/ui/lazy';

export function Page() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  if (session.status === 'resolving') return <FullPageSpinner />;
  return (
    <AuthScreen
      mode={query.get('mode') === 'signup' ? 'signup' : 'login'}
      onModeChange={(mode) => setQuery({ mode }, { replace: true })}
    />
  );
}
