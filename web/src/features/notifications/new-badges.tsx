import { Suspense } from 'react';
import { lazyComponent } from '@/ui/lazy';

const CelebrateBadges = lazyComponent(() =>
  import('./celebrate-badges').then(
    (module) => module.CelebrateBadges,
    () => () => null,
  ),
);

interface Props {
  uid: string;
  /** How many notifications are unread: while there are none, nothing is loaded and nothing is asked. */
  unread: number;
}

/** Celebrates new badges wherever it stands. */
export function NewBadges({ uid, unread }: Props) {
  return unread > 0 ? (
    <Suspense>
      <CelebrateBadges uid={uid} />
    </Suspense>
  ) : null;
}
