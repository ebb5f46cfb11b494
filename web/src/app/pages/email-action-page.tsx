import { useSearchParams } from 'react-router-dom';
import { BrokenLink, EmailActionScreen } from '@/features/auth/email-action';
import { isEmailAction } from '@/lib/email-actions';

/** The address that the links in Firebase's e-mails open. */
export function Page() {
  const [query] = useSearchParams();
  const action = query.get('mode');
  const code = query.get('oobCode');
  if (!code || !isEmailAction(action)) return <BrokenLink />;
  return <EmailActionScreen key={code} action={action} code={code} />;
}
