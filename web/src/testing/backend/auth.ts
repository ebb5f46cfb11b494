import { accounts, claimsOf, findAccount, mail, followLink } from './accounts';
import type { Account } from './accounts';
import { failure, store } from './store';

// Stands in for `firebase/auth`.

export const ActionCodeOperation = { VERIFY_EMAIL: 'VERIFY_EMAIL' };
export const indexedDBLocalPersistence = { isKept: true };
export const inMemoryPersistence = { isKept: false };
export const connectAuthEmulator = () => undefined;

/** An account as this device knows it: confirmed on the server, it stays unconfirmed here until it is fetched again. */
function createUser(account: Account) {
  let claims = claimsOf(account);
  const fetched = () => ({
    email: account.email,
    displayName: account.displayName,
    emailVerified: account.emailVerified,
  });
  const user = {
    uid: account.uid,
    metadata: { creationTime: account.creationTime },
    ...fetched(),
    async reload() {
      await request('reload');
      Object.assign(user, fetched());
    },
    async getIdToken(forceRefresh = false) {
      if (!forceRefresh) return 'token';
      await request('token');
      claims = claimsOf(account);
      return 'token';
    },
    getIdTokenResult: () => Promise.resolve({ claims }),
    toJSON: () => ({}),
  };
  return user;
}
type User = ReturnType<typeof createUser>;

interface Auth {
  currentUser: User | null;
  languageCode: string;
  signOut: () => Promise<void>;
  listeners: Set<(user: User | null) => void>;
}

export function initializeAuth(_app: unknown, { persistence = inMemoryPersistence } = {}): Auth {
  const listeners: Auth['listeners'] = new Set();
  const kept = persistence.isKept && accounts.signedIn ? createUser(accounts.signedIn) : null;
  const auth: Auth = {
    currentUser: kept,
    languageCode: '',
    listeners,
    signOut: () => signOut(auth),
  };
  if (persistence.isKept)
    accounts.onSignIn = (account) => setUser(auth, account && createUser(account));
  return auth;
}

function setUser(auth: Auth, user: User | null): void {
  auth.currentUser = user;
  for (const listener of auth.listeners) listener(user);
}

export function onAuthStateChanged(auth: Auth, listener: (user: User | null) => void): () => void {
  auth.listeners.add(listener);
  queueMicrotask(() => listener(auth.currentUser));
  return () => {
    auth.listeners.delete(listener);
  };
}
export const onIdTokenChanged: typeof onAuthStateChanged = (auth, listener) =>
  onAuthStateChanged(auth, listener);

export async function signOut(auth: Auth): Promise<void> {
  await request('sign-out');
  accounts.signedIn = null;
  setUser(auth, null);
}

/** Waits for the server's answer; a test refuses it with `store.refuse('auth/…', code)`. */
async function request(name: string): Promise<void> {
  if (!navigator.onLine) throw failure('auth/network-request-failed');
  const refused = store.refusal(`auth/${name}`, 'write');
  if (refused) throw refused;
}

export async function signInWithEmailAndPassword(auth: Auth, email: string, password: string) {
  await request('sign-in');
  const account = findAccount(email);
  if (account?.password !== password) throw failure('auth/invalid-credential');
  const user = createUser(account);
  setUser(auth, user);
  return { user };
}

export async function createUserWithEmailAndPassword(auth: Auth, email: string, password: string) {
  await request('sign-up');
  if (findAccount(email)) throw failure('auth/email-already-in-use');
  const user = createUser(accounts.add({ email, password, emailVerified: false }));
  setUser(auth, user);
  return { user };
}

const accountOf = ({ email }: User) => findAccount(email) ?? accounts.add({ email });

export async function updateProfile(user: User, { displayName = '' }): Promise<void> {
  accountOf(user).displayName = displayName;
}

export async function updatePassword(user: User, password: string): Promise<void> {
  await request('password');
  accountOf(user).password = password;
}

export async function sendEmailVerification(user: User): Promise<void> {
  await request('send-confirmation');
  mail(user.email, 'VERIFY_EMAIL');
}

export async function verifyBeforeUpdateEmail(user: User, email: string): Promise<void> {
  await request('send-link');
  if (findAccount(email)) throw failure('auth/email-already-in-use');
  mail(email, 'VERIFY_AND_CHANGE_EMAIL', user.email);
}

export async function sendPasswordResetEmail(_auth: Auth, email: string): Promise<void> {
  await request('send-reset');
  if (!findAccount(email)) throw failure('auth/user-not-found');
  mail(email, 'PASSWORD_RESET');
}

export async function verifyPasswordResetCode(_auth: Auth, code: string): Promise<string> {
  await request('check-link');
  return followLink(code, false).to;
}

export async function confirmPasswordReset(_auth: Auth, code: string, password: string) {
  await request('use-link');
  const { to } = followLink(code, true);
  const account = findAccount(to);
  if (account) account.password = password;
}

export async function checkActionCode(_auth: Auth, code: string) {
  await request('check-link');
  const { to, operation } = followLink(code, false);
  return { operation, data: { email: to } };
}

export async function applyActionCode(_auth: Auth, code: string): Promise<void> {
  await request('use-link');
  const { to, operation, from } = followLink(code, true);
  const account = findAccount(from);
  if (!account) throw failure('auth/user-not-found');
  account.email = to;
  account.emailVerified ||= operation === 'VERIFY_EMAIL';
}
