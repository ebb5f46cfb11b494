import type { DeviceOutcome } from './push-sender';

/** `isOurFault`: nothing is wrong with the device, and somebody must look into it. */
interface Verdict {
  outcome: Exclude<DeviceOutcome, 'sent'>;
  isOurFault: boolean;
}

const gone = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
]);

/** Once they are mended, what waits still gets through. */
const credentials = new Set([
  'messaging/authentication-error',
  'messaging/mismatched-credential',
  'messaging/third-party-auth-error',
  'app/invalid-credential',
]);

const payload = new Set([
  'messaging/invalid-argument',
  'messaging/invalid-data-payload-key',
  'messaging/invalid-options',
  'messaging/invalid-payload',
  'messaging/payload-size-limit-exceeded',
]);

/**
 * What an error of FCM means for the device that it is about. INVALID_ARGUMENT is FCM's answer to a malformed token and to
 * a malformed message alike: only its words tell them apart.
 */
export function verdictOf(code: string, message: string): Verdict {
  if (gone.has(code)) return { outcome: 'gone', isOurFault: false };
  if (code === 'messaging/invalid-argument' && /registration token/i.test(message)) {
    return { outcome: 'gone', isOurFault: false };
  }
  if (payload.has(code)) return { outcome: 'refused', isOurFault: true };
  if (credentials.has(code)) return { outcome: 'later', isOurFault: true };
  return { outcome: 'later', isOurFault: false };
}
