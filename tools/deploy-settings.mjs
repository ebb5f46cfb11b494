import { UserError } from './launcher/terminal.mjs';

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
