import { app } from './auth';
import { emulators } from './firebase-config';

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
let begun: Promise<void> | null = null;

/** Where App Check is switched on, calls of functions carry from now on a proof that they come from this app. */
export async function attested(): Promise<void> {
  // The emulators have no App Check.
  if (!siteKey || emulators) return;
  begun ??= begin(siteKey);
  try {
    await begun;
  } catch (cause) {
    begun = null;
    // The call goes on: the server says what it thinks of it, and is asked again with the next.
    console.warn('App Check could not begin', cause);
  }
}

async function begin(key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
