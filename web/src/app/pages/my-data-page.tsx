import { MyDataScreen } from '@/features/my-data/my-data-screen';
import { MyConsents } from '@/features/privacy/my-consents';
import { LiveProvider } from '@/lib/live';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  const { uid, email } = person;
  return (
    <LiveProvider>
      <MyDataScreen uid={uid} email={email} consents={<MyConsents uid={uid} />} />
    </LiveProvider>
  );
}
