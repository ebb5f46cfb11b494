import type { UserStats } from '@raizes/domain/documents/user-stats';

/** Whether the person is a pastor or leader. */
export const leadsOthers = ({ profile }: UserStats) =>
  profile !== null && profile.position !== 'discipulo';
