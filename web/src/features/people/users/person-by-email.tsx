import { profileSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { isUnknown } from '@/lib/documents';
import { errorText } from '@/lib/errors';
import type { GrowingList } from '@/lib/growing-list';
import { useRestrictedDoc } from '@/lib/live';
import { Notice } from '@/ui/page/notice';
import { PeoplePanel, PeopleSkeleton } from './people-panel';
import type { ListProps } from './people-panel';

/** Whether a search is for a whole e-mail address: nobody is found by a part of one. */
export const isEmail = (query: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(query);

type Found =
  | { email: string; state: 'found'; userId: string | null }
  | { email: string; state: 'failed'; text: string };

/** The person whose account has this address, whatever the filter. */
export function PersonByEmail({ email, ...props }: ListProps & { email: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Found) => void (isCurrent && setFound(next));
    call('find-by-email', { email }).then(
      ({ userId }) => show({ email, state: 'found', userId }),
      (error: unknown) => {
        console.warn('A person could not be found by e-mail', error);
        show({ email, state: 'failed', text: errorText(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [email, attempt]);

  if (found?.email !== email) return <PeopleSkeleton />;
  if (found.state === 'failed')
    return (
      <Notice
        title="Não foi possível procurar pelo e-mail"
        text={found.text}
        action={
          <Button
            onClick={() => {
              setFound(null);
              setAttempt(attempt + 1);
            }}
          >
            Procurar de novo
          </Button>
        }
      />
    );
  return <Panel {...props} email={email} userId={found.userId} />;
}

const noMore = () => undefined;

function Panel({ email, userId, ...props }: ListProps & { email: string; userId: string | null }) {
  const person = useRestrictedDoc(userId && paths.profile(userId), profileSchema);
  const items = userId !== null && person.state === 'ready' ? [person.value] : [];
  const isLoading = userId !== null && isUnknown(person);
  const listed: GrowingList<Profile> = isLoading
    ? { state: 'loading' }
    : { state: 'ready', items, hasMore: false, fromCache: false };
  return (
    <PeoplePanel
      {...props}
      listed={listed}
      showMore={noMore}
      hits={items.length}
      nobody={`Ninguém tem o e-mail “${email}”.`}
    />
  );
}
