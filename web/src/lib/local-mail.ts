import * as v from 'valibot';
import { EMULATOR_HOST, emulators, firebaseConfig } from './firebase/auth';

const schema = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobCode: v.string() })),
});

/** In local mode, where no e-mail leaves the machine: the path of the last password link for an address, null without one. */
export async function lastResetLink(email: string): Promise<string | null> {
  const response = await fetch(
    `http://${EMULATOR_HOST}:${emulators?.auth}/emulator/v1/projects/${firebaseConfig.projectId}/oobCodes`,
  );
  const { oobCodes } = v.parse(schema, await response.json());
  const last = oobCodes.findLast(
    (code) => code.email === email && code.requestType === 'PASSWORD_RESET',
  );
  return last ? `/auth/acao?mode=resetPassword&oobCode=${encodeURIComponent(last.oobCode)}` : null;
}
