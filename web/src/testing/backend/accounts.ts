import { failure } from './store';

// The accounts of the stand-in for Auth, and the links in its e-mails.

export interface Account {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
  creationTime: string;
}

type Operation = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** An e-mail with a link, whose code is its position among all e-mails. */
interface Email {
  to: string;
  operation: Operation;
  /** The address of the account before the link is followed. */
  from: string;
  state: 'new' | 'used' | 'expired';
}

const nobody: Account | null = null;

function createAccounts() {
  const all: Account[] = [];
  const emails: Email[] = [];
  return {
    all,
    emails,
    signedIn: nobody,
    /** Set by the app's Auth, which then follows the sign-ins of a test. */
    onSignIn: (_account: Account | null): void => undefined,
    /** Adds an account; by default Ana's, with a confirmed address. */
    add(fields: Partial<Account> = {}): Account {
      const account = {
        uid: fields.email?.split('@')[0] ?? 'ana',
        email: 'ana@raizes.test',
        password: 'segredo1',
        displayName: 'Ana Souza',
        emailVerified: true,
        creationTime: '2026-01-05T12:00:00Z',
        ...fields,
      };
      all.push(account);
      return account;
    },
    reset(): void {
      all.length = 0;
      emails.length = 0;
      accounts.signedIn = null;
    },
  };
}

declare global {
  var fakeAccounts: ReturnType<typeof createAccounts> | undefined;
}

export const accounts = (globalThis.fakeAccounts ??= createAccounts());

/** Adds an account and signs it in on this device. */
export function signIn(fields: Partial<Account> = {}): Account {
  const account = accounts.add(fields);
  accounts.signedIn = account;
  accounts.onSignIn(account);
  return account;
}

export const findAccount = (email: string) => accounts.all.find((each) => each.email === email);

export const claimsOf = ({ emailVerified }: Account) => ({ email_verified: emailVerified });

/** Sends an e-mail. @returns the code of its link */
export function mail(to: string, operation: Operation, from = to): string {
  accounts.emails.push({ to, operation, from, state: 'new' });
  return String(accounts.emails.length - 1);
}

/** Returns the e-mail of a code. @throws if its link can't be used */
export function followLink(code: string, uses: boolean): Email {
  const email = accounts.emails[Number(code)];
  if (!email || email.state === 'used') throw failure('auth/invalid-action-code');
  if (email.state === 'expired') throw failure('auth/expired-action-code');
  if (!findAccount(email.from)) throw failure('auth/user-not-found');
  if (uses) email.state = 'used';
  return email;
}
