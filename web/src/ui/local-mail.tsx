import { Alert, Link as TextLink } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { EMULATOR_HOST, emulators, firebaseConfig } from '@/lib/firebase/auth';

interface Props {
  email: string;
  mode: LinkMode;
}

/** On the emulators, shows the link that the e-mail would contain. */
export function LocalMail({ email, mode }: Props) {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    fetchLastLink(email, mode).then(setLink, (error: unknown) =>
      console.warn('The last link could not be read', error),
    );
  }, [email, mode]);
  return (
    <Alert severity="info">
      Modo local: nenhum e-mail sai desta máquina.{' '}
      {link && (
        <TextLink component={Link} to={link} color="inherit">
          Abrir o link do e-mail
        </TextLink>
      )}
    </Alert>
  );
}

const requestTypes = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

type LinkMode = keyof typeof requestTypes;

/** Fetches the path of the last link of this kind for an address, null if there is none. For the emulators, which send no e-mail. */
async function fetchLastLink(email: string, mode: LinkMode): Promise<string | null> {
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
