import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

type Environment = Readonly<Record<string, string | undefined>>;

/** Pinned: an alias would change answers and price without a deployment. */
const DEFAULT_MODEL = 'gemini-3.5-flash-lite';

/** A secret cannot be empty: a deployment without Gemini sets it to this value. */
const NO_KEY = 'none';

/** Gemini's terms bar apps that people under 18 are likely to use: such a church has no minors, and no minor signs up. */
export const isAdultsOnlyChurch = (env: Environment): boolean =>
  env['GEMINI_ADULTS_ONLY_CHURCH'] === 'true';

/** Null without a key, and with one that may not be used. */
export function geminiSettings(env: Environment): { apiKey: string; model: string } | null {
  const apiKey = env['GEMINI_API_KEY']?.trim();
  if (!apiKey || apiKey === NO_KEY || !isAdultsOnlyChurch(env)) return null;
  return { apiKey, model: env['GEMINI_MODEL'] ?? DEFAULT_MODEL };
}

const DEFAULT_BUDGET = 500;

/** Gemini's answers a day (UTC) for the whole project. A value that is no number allows none: it must not cost more than meant. */
export function dailyBudget(env: Environment): number {
  const set = env['MENTOR_DAILY_BUDGET']?.trim();
  if (!set) return DEFAULT_BUDGET;
  return /^\d{1,7}$/.test(set) ? Number(set) : 0;
}

/** Each shard is one document, so that the questions of a busy hour do not wait for one another. */
const SHARDS = 10;

/** The shards' shares; together they are the budget. */
export function sharesOf(budget: number): number[] {
  const shards = Math.min(SHARDS, budget);
  return Array.from({ length: shards }, (_, shard) => Math.floor((budget + shard) / shards));
}

const usedSchema = v.object({ day: v.string(), count: v.number() });

/**
 * Takes one answer out of the day's budget.
 * @returns false when the shard that chance picked has none left; near the end of the budget others may
 */
export async function takeFromBudget(budget: number, now: Date): Promise<boolean> {
  const shares = sharesOf(budget);
  const shard = Math.floor(Math.random() * shares.length);
  const share = shares[shard];
  if (share === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const ref = database.doc(paths.mentorBudget(shard));
  return database.runTransaction(async (tx) => {
    const stored = v.safeParse(usedSchema, (await tx.get(ref)).data());
    const used = stored.success && stored.output.day === day ? stored.output.count : 0;
    if (used >= share) return false;
    tx.set(ref, { day, count: used + 1 });
    return true;
  });
}
