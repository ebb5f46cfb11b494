import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { useEffect, useState } from 'react';
import { givenConsents } from './api';
import { WelcomeDialog } from './welcome-dialog';

interface Props {
  uid: string;
  onLeave: () => void;
}

type Known = { given: Consents | null } | 'unknown' | 'answered';

/**
 * Asks a person for their consents once. The stats, which say that they have not been asked, may lag behind: the server is
 * asked first, and where it can't be reached nobody is kept from anything; there is another day.
 */
export function Welcome({ uid, onLeave }: Props) {
  const [known, setKnown] = useState<Known>('unknown');

  useEffect(() => {
    let isHere = true;
    givenConsents(uid).then(
      (given) => {
        const isUpToDate = given !== null && given.version >= CONSENT_VERSION;
        if (isHere) setKnown(isUpToDate ? 'answered' : { given });
      },
      (cause: unknown) => console.warn('The consents could not be read', cause),
    );
    return () => {
      isHere = false;
    };
  }, [uid]);

  if (typeof known === 'string') return null;
  return (
    <WelcomeDialog
      uid={uid}
      given={known.given}
      onAnswered={() => setKnown('answered')}
      onLeave={onLeave}
    />
  );
}
