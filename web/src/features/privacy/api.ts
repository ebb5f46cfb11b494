import { consentsSchema } from '@raizes/domain/documents/consents';
import type { ConsentChoices, Consents } from '@raizes/domain/documents/consents';
import { CONSENT_VERSION } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { useDoc } from '@/lib/live';
import { fetchDoc } from '@/lib/reads';
import { mergeDoc, serverTime, writeDoc } from '@/lib/writes';

/** Whether the server refuses people under 18, so that it may have Gemini. */
export const isAdultsOnlyChurch = (): boolean => import.meta.env.VITE_ADULTS_ONLY_CHURCH === 'true';

export const useConsents = (uid: string) => useDoc(paths.consents(uid), consentsSchema);

/** The consents stored on the server; null if the person has not answered. */
export async function fetchConsents(uid: string): Promise<Consents | null> {
  const found = await fetchDoc(paths.consents(uid), consentsSchema);
  return found.state === 'ready' ? found.value : null;
}

/** Answers every purpose under the current version of the texts. Offline the write is queued. */
export function saveConsents(uid: string, birth_year: number, choices: ConsentChoices) {
  const { leader_progress, ai, notifications } = choices;
  return writeDoc(paths.consents(uid), {
    version: CONSENT_VERSION,
    account: true,
    leader_progress,
    ai,
    notifications,
    birth_year,
    answered_at: serverTime(),
  });
}

/**
 * Gives or withdraws the consent to one purpose. Writes only that one, so that a change which waited offline restores nothing that
 * was withdrawn elsewhere meanwhile.
 */
export const saveConsent = (uid: string, change: Partial<ConsentChoices>) =>
  mergeDoc(paths.consents(uid), { ...change, answered_at: serverTime() });

export const hasAllowedNotifications = async (uid: string) =>
  (await fetchConsents(uid))?.notifications === true;

/** Adds the consent to notices and reminders to the earlier answer of a person. */
export async function allowNotifications(uid: string): Promise<void> {
  // The server refuses a device before it has the consent.
  if ((await allow(uid, 'notifications')) !== 'sent')
    throw new Error('The consent waits on this device');
}

/** Adds the consent to Gemini's answers to the earlier answer of a person. */
export const allowGemini = (uid: string) => allow(uid, 'ai');

async function allow(uid: string, purpose: 'ai' | 'notifications') {
  const given = await fetchConsents(uid);
  if (!given) throw new Error('Single purposes are asked for after the first consents');
  if (given[purpose]) return 'sent';
  return saveConsent(uid, { [purpose]: true }).kept;
}
