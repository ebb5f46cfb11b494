import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../lib/database';

/** False only where a person has said no: who was never asked has not. */
export const allowsPushes = (stats: DocumentSnapshot): boolean =>
  stats.get('consents.notifications') !== false;

export const wantsPushes = async (uid: string): Promise<boolean> =>
  allowsPushes(await database.doc(paths.userStats(uid)).get());
