/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/react" />
/// <reference types="vite-plugin-pwa/vanillajs" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_CONFIG?: string;
  readonly VITE_EMULATORS?: string;
  /** Only with the emulators: the sample accounts, from `offeredAccounts` in tools/sample-accounts.mjs. */
  readonly VITE_SAMPLE_ACCOUNTS?: string;
  /** App Check's reCAPTCHA Enterprise key; without it App Check is off. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `true` if people under 18 are refused; matches GEMINI_ADULTS_ONLY_CHURCH of the functions. */
  readonly VITE_ADULTS_ONLY_CHURCH?: string;
}
