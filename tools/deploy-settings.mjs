import { UserError } from './launcher/run.mjs';

export const WEB_ENVIRONMENT = 'web/.env.production.local';

/** Looks up a variable of the web app in the project's environment. @typedef {(name: string) => string | undefined} Variables */

/** @param {string} project @param {Variables} variable */
export function requireWebSettings(project, variable) {
  requireFirebaseConfig(project, variable('VITE_FIREBASE_CONFIG'));
  requireContact(variable('VITE_CONTACT_EMAIL'));
}

/** @param {string} project @param {string | undefined} config */
function requireFirebaseConfig(project, config) {
  if (!config) {
    throw new UserError(
      `The web app's configuration is missing: write VITE_FIREBASE_CONFIG='{"apiKey": …}' into ${WEB_ENVIRONMENT} ("npx firebase apps:sdkconfig web" prints it).`,
    );
  }
  /** @type {string | undefined} */
  let named;
  try {
    named = JSON.parse(config).projectId;
  } catch {
    throw new UserError(
      'VITE_FIREBASE_CONFIG is not JSON: put names and texts in double quotes, all on one line.',
    );
  }
  if (named !== project) {
    throw new UserError(
      `VITE_FIREBASE_CONFIG is for the project "${named}", .firebaserc for "${project}".`,
    );
  }
}

/**
 * The public pages name the contact for personal data; without it they would show the sample's address. @param {string | undefined}
 * contact
 */
function requireContact(contact) {
  if (contact && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(contact) && !contact.endsWith('.test')) return;
  throw new UserError(
    `The church's contact address is missing: write VITE_CONTACT_EMAIL=secretaria@suaigreja.org.br, with an address that someone reads, into ${WEB_ENVIRONMENT}.`,
  );
}

/** Whether this is an adults-only church. @param {string} text the functions' .env files; the last value wins */
export function isAdultsOnly(text) {
  const lines = text.matchAll(/^GEMINI_ADULTS_ONLY_CHURCH *= *["']?([^"'\r\n]*)["']? *\r?$/gm);
  return [...lines].at(-1)?.[1]?.trim() === 'true';
}

/** What a deployment prints about the mentor. @param {boolean} adultsOnly */
export const mentorNotice = (adultsOnly) =>
  adultsOnly
    ? `Mentor: Gemini answers adults who consented, if GEMINI_API_KEY is set. Its terms bar apps that people under 18 are likely to
use, so with GEMINI_ADULTS_ONLY_CHURCH=true nobody under 18 gets in. Use only a paid key: with a free one Google may read what
people write and train on it.`
    : `Mentor: the local model answers. GEMINI_API_KEY is used only with GEMINI_ADULTS_ONLY_CHURCH=true (docs/operations.md).`;
