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
    void unanswered(uid).then((found) => isHere && setKnown(found));
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

async function unanswered(uid: string): Promise<Known> {
  try {
    const given = await givenConsents(uid);
    return given !== null && given.version >= CONSENT_VERSION ? 'answered' : { given };
  } catch (cause) {
    console.warn('The consents could not be read', cause);
    return 'unknown';
  }
}
