import type { Church } from '@raizes/domain/documents/church';
import { DEFAULT_TIME_ZONE } from './time-zones';

/** The form as it is typed; '' stands for no leader. */
export type ChurchValues = Record<keyof Church, string>;

export const nothingYet: ChurchValues = {
  name: '',
  default_leader_id: '',
  time_zone: DEFAULT_TIME_ZONE,
  privacy_contact: '',
};

export const typedFrom = (church: Church): ChurchValues => ({
  ...church,
  default_leader_id: church.default_leader_id ?? '',
});
