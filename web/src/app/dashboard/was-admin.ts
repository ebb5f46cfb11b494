import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { dashboardKey } from './dashboard-key';

const schema = v.object({ stats: v.object({ is_admin: v.literal(true) }) });

/** Whether a person was an admin when this device last showed them their dashboard. */
export const wasAdmin = (uid: string) => v.is(schema, storage.read(dashboardKey(uid)));
