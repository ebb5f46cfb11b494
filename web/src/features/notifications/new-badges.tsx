import { Suspense } from 'react';
import { optionalComponent } from '@/ui/lazy';

const CelebrateBadges = optionalComponent(() =>
  import('./celebrate-badges').then((module) => module.CelebrateBadges),
);

interface Props {
  uid: string;
  /** The number of unread notifications. At zero, nothing is loaded or queried. */
  unread: number;
}

/** Celebrates the badges that the person has not seen yet. */
export function NewBadges({ uid, unread }: Props) {
  return unread > 0 ? (
    <Suspense>
      <CelebrateBadges uid={uid} />
    </Suspense>
  ) : null;
}
