import { MyDataScreen } from '@/features/my-data/my-data-screen';
import { MyConsents } from '@/features/privacy/my-consents';
import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';

export function Page() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { uid, email } = session.person;
  return (
    <LiveProvider>
      <MyDataScreen uid={uid} email={email} consents={<MyConsents uid={uid} />} />
    </LiveProvider>
  );
}
