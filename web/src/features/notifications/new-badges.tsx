import { CelebrateBadges } from './celebrate-badges';

interface Props {
  uid: string;
  /** The number of unread notifications. At zero, nothing is loaded or queried. */
  unread: number;
}

/** Celebrates the badges that the person has not seen yet. */
export function NewBadges({ uid, unread }: Props) {
  return unread > 0 ? <CelebrateBadges uid={uid} /> : null;
}
