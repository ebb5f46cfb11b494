import type { Day } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { unsettledKey } from './refused-completion';

const schema = v.array(day);

const read = (uid: string): Day[] => readStored(unsettledKey(uid), schema) ?? [];

/** The days whose completion has left the screen and of which the server has said nothing yet: their drafts are still here. */
export const unsettled = {
  days: read,
  keep(uid: string, of: Day): void {
    storage.write(unsettledKey(uid), [...new Set([...read(uid), of])]);
  },
  forget(uid: string, of: Day): void {
    const rest = read(uid).filter((each) => each !== of);
    if (rest.length > 0) storage.write(unsettledKey(uid), rest);
    else storage.remove(unsettledKey(uid));
  },
};
