import * as v from 'valibot';
import { EMULATOR_HOST, emulators, firebaseConfig } from './firebase/auth';

const requestTypes = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

export type LinkMode = keyof typeof requestTypes;

/** Fetches the path of the last link of this kind for an address, null if there is none. For the emulators, which send no e-mail. */
export async function fetchLastLink(email: string, mode: LinkMode): Promise<string | null> {
  // Here, so that a production build leaves out the whole module.
  const schema = v.object({
    oobCodes: v.array(
      v.object({
        email: v.string(),
        newEmail: v.optional(v.string()),
        requestType: v.string(),
        oobCode: v.string(),
      }),
    ),
  });
  const response = await fetch(
    `http://${EMULATOR_HOST}:${emulators?.auth}/emulator/v1/projects/${firebaseConfig.projectId}/oobCodes`,
  );
  const { oobCodes } = v.parse(schema, await response.json());
  const last = oobCodes.findLast(
    ({ newEmail, ...code }) =>
      (newEmail ?? code.email) === email && code.requestType === requestTypes[mode],
  );
  return last ? `/auth/acao?mode=${mode}&oobCode=${encodeURIComponent(last.oobCode)}` : null;
}
