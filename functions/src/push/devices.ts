import { pushSubscriptionSchema } from '@raizes/domain/documents/push-subscription';
import { PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import type { Device } from './push-sender';

const tokenSchema = v.pick(pushSubscriptionSchema, ['token']);

/** The devices on which a person gets pushes. */
export async function devicesOf(uid: string): Promise<Device[]> {
  const rows = await database
    .collection(collections.pushSubscriptions(uid))
    .select('token')
    .limit(PUSH_DEVICES_MAX)
    .get();
  return rows.docs.map((row) => ({ id: row.id, ...parseSnapshot(tokenSchema, row) }));
}
