import { utcDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

type Environment = Readonly<Record<string, string | undefined>>;

/** Pinned: an alias would change answers and price without a deployment. */
const DEFAULT_MODEL = 'gemini-3.5-flash-lite';

/** A secret cannot be empty: a deployment without Gemini sets it to this value. */
const NO_KEY = 'none';

/**
 * Whether the church is for adults only, so that it has no minors and none can sign up. Gemini's terms exclude apps that people under 18
 * are likely to use.
 */
export const isAdultsOnlyChurch = (env: Environment): boolean =>
  env['GEMINI_ADULTS_ONLY_CHURCH'] === 'true';

/** Returns null without a key, and for a church that may not use it. */
export function geminiSettings(env: Environment): { apiKey: string; model: string } | null {
  const apiKey = env['GEMINI_API_KEY']?.trim();
  if (!apiKey || apiKey === NO_KEY || !isAdultsOnlyChurch(env)) return null;
  return { apiKey, model: env['GEMINI_MODEL'] ?? DEFAULT_MODEL };
}

const DEFAULT_BUDGET = 500;

/** The number of Gemini's answers per UTC day for the whole project. An invalid value allows none, so that a typo costs nothing. */
export function dailyBudget(env: Environment): number {
  const set = env['MENTOR_DAILY_BUDGET']?.trim();
  if (!set) return DEFAULT_BUDGET;
  return /^\d{1,7}$/.test(set) ? Number(set) : 0;
}

/** Each shard is one document, which avoids contention between the questions of a busy hour. */
const SHARDS = 10;

/** Splits the budget over the shards. */
export function sharesOf(budget: number): number[] {
  const shards = Math.min(SHARDS, budget);
  return Array.from({ length: shards }, (_, shard) => Math.floor((budget + shard) / shards));
}

const usedSchema = v.object({ day: v.string(), count: v.number() });

/**
 * Takes one answer out of the day's budget.
 * @returns false if the randomly chosen shard has none left; near the end of the budget, other shards can still have some
 */
export async function takeFromBudget(budget: number, now: Date): Promise<boolean> {
  const shares = sharesOf(budget);
  const shard = Math.floor(Math.random() * shares.length);
  const share = shares[shard];
  if (share === undefined) return false;
  const day = utcDay(now);
  const ref = database.doc(paths.mentorBudget(shard));
  return database.runTransaction(async (tx) => {
    const stored = v.safeParse(usedSchema, (await tx.get(ref)).data());
    const used = stored.success && stored.output.day === day ? stored.output.count : 0;
    if (used >= share) return false;
    tx.set(ref, { day, count: used + 1 });
    return true;
  });
}
