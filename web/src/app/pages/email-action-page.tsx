import { useSearchParams } from 'react-router-dom';
import { BrokenLink, EmailActionScreen } from '@/features/auth/email-action';
import { isEmailAction } from '@/lib/email-actions';
import { useSession } from '@/lib/session';
import { useSignOut } from '../sign-out';

/** The address that the links in Firebase's e-mails open. */
export function Page() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const { signOut, dialog } = useSignOut();
  const action = query.get('mode');
  const code = query.get('oobCode');
  if (!code || !isEmailAction(action)) return <BrokenLink />;
  return (
    <>
      <EmailActionScreen
        key={code}
        action={action}
        code={code}
        onSignInAgain={status === 'signed-in' ? signOut : null}
      />
      {dialog}
    </>
  );
}
