import type { Page } from '@playwright/test';
import type { Credentials } from './accounts';

const API_KEY = 'demo';
const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

/** Leaves in the browser what signing in leaves there, without its screen: the SDK finds the person at the next page. */
export async function leaveSession(page: Page, credentials: Credentials): Promise<void> {
  const user = await signedIn(credentials);
  // Any page of the app's origin that runs none of its code.
  await page.goto('/robots.txt');
  await page.evaluate(async (record) => {
    const request = indexedDB.open('firebaseLocalStorageDb', 1);
    await new Promise((resolve, reject) => {
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      });
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    const transaction = request.result.transaction('firebaseLocalStorage', 'readwrite');
    transaction.objectStore('firebaseLocalStorage').put(record);
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('error', reject);
    });
    request.result.close();
  }, user);
}

/** What the SDK keeps of a person whom the emulator has just let in. */
async function signedIn({ email, password }: Credentials) {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`Nobody could be signed in: ${await response.text()}`);
  const { localId, displayName, idToken, refreshToken, expiresIn } =
    (await response.json()) as Record<string, string>;
  const name = displayName ?? null;
  return {
    fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
    value: {
      uid: localId,
      email,
      emailVerified: false,
      displayName: name,
      isAnonymous: false,
      providerData: [
        {
          providerId: 'password',
          uid: email,
          displayName: name,
          email,
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: {
        refreshToken,
        accessToken: idToken,
        expirationTime: Date.now() + Number(expiresIn) * 1000,
      },
      createdAt: String(Date.now()),
      lastLoginAt: String(Date.now()),
      apiKey: API_KEY,
      appName: '[DEFAULT]',
    },
  };
}
