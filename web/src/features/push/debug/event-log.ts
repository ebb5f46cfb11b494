export interface LogEntry {
  id: number;
  at: Date;
  text: string;
}

/** How many of the newest are kept. */
const KEPT = 20;

/** Newest first. */
export function logged(log: readonly LogEntry[], text: string, at: Date): LogEntry[] {
  const id = (log[0]?.id ?? 0) + 1;
  return [{ id, at, text }, ...log].slice(0, KEPT);
}
