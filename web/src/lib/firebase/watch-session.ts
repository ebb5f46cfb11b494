import { onAuthStateChanged } from 'firebase/auth';
import { nextPage, setPerson, suspendSession } from '../session';
import { toastError } from '../toast';
import { auth } from './auth';
import { clearTraces, expireSignUp, signingOut } from './traces';

let hadSession = false;

/**
 * Follows Firebase Auth. When the session ends, here or in another tab, the page is loaded anew. At a start without a session,
 * what an earlier one left on the device is erased before anything is shown.
 */
export function watchSession(): void {
  expireSignUp();
  onAuthStateChanged(auth, (user) => {
    if (!user) void endSession();
    else if (!hadSession && signingOut.hasBegun()) void finishSigningOut();
    else {
      setPerson({ uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' });
      if (!hadSession) void import('../measure-clock').then((module) => module.watchClock(), warn);
    }
    hadSession ||= user !== null;
  });
}

async function endSession(): Promise<void> {
  suspendSession();
  const hadTraces = clearTraces(hadSession ? 'end' : 'start');
  const erased = import('../erase-device').then((module) => module.eraseDevice(), warn);
  if (hadTraces || hadSession) await erased;
  if (hadSession) location.replace(nextPage.after);
  else setPerson(null);
}

async function finishSigningOut(): Promise<void> {
  try {
    const { signOut } = await import('../account');
    await signOut();
  } catch (cause) {
    warn(cause);
    toastError('Não foi possível sair', 'Verifique sua conexão e recarregue a página.');
  }
}

/** A chunk that can't be loaded is loaded at the next start. */
const warn = (cause: unknown) => console.warn('A part of the session could not be loaded', cause);
