import { CONSENT_VERSION, consentsSchema } from '@raizes/domain/documents/consents';
import type { ConsentChoices, Consents } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import { freshDoc } from '@/lib/fresh-doc';
import { useLiveDoc } from '@/lib/live';
import { serverTime } from '@/lib/server-time';
import { writeDoc } from '@/lib/write';

/** What a person consents to, live. */
export const useConsents = (uid: string) => useLiveDoc(paths.consents(uid), consentsSchema);

/** What the server has of a person's answer, or null when they have not been asked. */
export async function givenConsents(uid: string): Promise<Consents | null> {
  const found = await freshDoc(paths.consents(uid), consentsSchema);
  return found.state === 'ready' ? found.value : null;
}

/** Writes an answer, to the words of now; without a network it is kept on the device and sent later. */
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
