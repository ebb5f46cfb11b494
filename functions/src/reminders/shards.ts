/** Reminders are many and due at the same hours: spread over so many parts, an index takes them in at once. */
export const SHARDS = 16;

export function shardOf(uid: string): number {
  let sum = 0;
  for (const character of uid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % SHARDS;
}
