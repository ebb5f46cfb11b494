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
 * With a site key, makes every request of a Firebase app carry a proof that it comes from this web app. To be called before the
 * app has an Auth or a Firestore. Without a key it does nothing, and the build leaves App Check out.
 */
export function attest(app: FirebaseApp): void {
  if (!siteKey) return;
  const attested = attestedApp(app, siteKey);
  const provider = new CustomProvider({ getToken: () => proofOf(attested) });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  // reCAPTCHA loads while nobody waits for it yet.
  getToken(attested).catch(warn);
}

let shared: AppCheck | null = null;

/** reCAPTCHA runs for one app of its own: its token proves all the others too. */
function attestedApp({ options }: FirebaseApp, key: string): AppCheck {
  shared ??= initializeAppCheck(initializeApp(options, 'attest'), {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
  return shared;
}

const PATIENCE_MS = 3000;
/** The other app renews it before it expires, so it is asked for again soon. */
const REUSE_MS = 60 * 1000;

/** reCAPTCHA kept a request waiting in vain: until it answers, no other one waits. */
let isLate = false;

/** @throws when there is none in time; the request then goes on without a proof, for the server to judge */
async function proofOf(attested: AppCheck) {
  const asked = getToken(attested).then(({ token }) => {
    isLate = false;
    return token;
  });
  const timeout = new Promise<null>((resolve) => {
    setTimeout(resolve, isLate ? 0 : PATIENCE_MS, null);
  });
  const token = await Promise.race([asked, timeout]);
  if (token !== null) return { token, expireTimeMillis: Date.now() + REUSE_MS };
  isLate = true;
  asked.catch(warn);
  throw new Error('reCAPTCHA has not answered in time');
}

const warn = (cause: unknown) => console.warn('App Check has no token', cause);
