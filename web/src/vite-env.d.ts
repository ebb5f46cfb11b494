/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_CONFIG?: string;
  readonly VITE_EMULATORS?: string;
  /** With the emulators: the sample accounts, as `offeredAccounts` of tools/sample-accounts.mjs. */
  readonly VITE_SAMPLE_ACCOUNTS?: string;
  /** The reCAPTCHA Enterprise key of App Check; without one there is none. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `true` where people under 18 are refused: GEMINI_ADULTS_ONLY_CHURCH of the functions. */
  readonly VITE_ADULTS_ONLY_CHURCH?: string;
}
