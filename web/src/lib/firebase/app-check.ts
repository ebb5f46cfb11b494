import { initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  ReCaptchaEnterpriseProvider,
  getToken,
  initializeAppCheck,
} from 'firebase/app-check';
import type { AppCheck } from 'firebase/app-check';

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/**
 * Adds an App Check token to every request of a Firebase app. Call it before creating the app's Auth or Firestore. Without a site
 * key it does nothing, and the build leaves App Check out.
 */
export function enableAppCheck(app: FirebaseApp): void {
  if (!siteKey) return;
  const appCheck = sharedAppCheck(app, siteKey);
  const provider = new CustomProvider({ getToken: () => fetchToken(appCheck) });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  // Load reCAPTCHA before the first request needs it.
  getToken(appCheck).catch(warn);
}

let shared: AppCheck | null = null;

/** reCAPTCHA runs for one separate Firebase app, whose token is valid for all the others too. */
function sharedAppCheck({ options }: FirebaseApp, key: string): AppCheck {
  shared ??= initializeAppCheck(initializeApp(options, 'enableAppCheck'), {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
  return shared;
}

const TIMEOUT_MS = 3000;
/** Short, because the shared app renews the token before it expires. */
const REUSE_MS = 60 * 1000;

/** True after reCAPTCHA timed out: until it answers, no other request waits for it. */
let isLate = false;

/** @throws on a timeout; the request is then sent without a token, and the server decides */
async function fetchToken(appCheck: AppCheck) {
  const answer = getToken(appCheck).then(({ token }) => {
    isLate = false;
    return token;
  });
  const timeout = new Promise<null>((resolve) => {
    setTimeout(resolve, isLate ? 0 : TIMEOUT_MS, null);
  });
  const token = await Promise.race([answer, timeout]);
  if (token !== null) return { token, expireTimeMillis: Date.now() + REUSE_MS };
  isLate = true;
  answer.catch(warn);
  throw new Error('reCAPTCHA has not answered in time');
}

const warn = (cause: unknown) => console.warn('App Check has no token', cause);
