import { mondayOf } from '@raizes/domain/digest';
import { addDays } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { asLeader, createUser } from '../../support/people';
import type { TestUser } from '../../support/people';
import { dataAt } from './database';
import { today } from './progress';

export const week = mondayOf(today);

export const digestOf = (uid: string) => dataAt(paths.weeklyDigest(uid, week));

export const createLeader = () => createUser({ position: 'lider', fullName: 'Salomão Figueiroa' });

export const discipleOf = (leader: TestUser, stats: Partial<UserStats>) =>
  createUser({ leader: asLeader(leader), stats });

/** The stats of someone who last did a devotional nine days before the week. */
export const away = { last_devotional_date: addDays(week, -9) };
