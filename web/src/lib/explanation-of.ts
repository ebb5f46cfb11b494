/** With these a function says why it refused, in a sentence meant for the person. */
const explained = new Set<unknown>([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
  'functions/resource-exhausted',
]);

/** Why a function refused, in its own sentence; null where it has none. (What stands before a function refuses in one word.) */
export function explanationOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return explained.has(error.code) && error.message.includes(' ') ? error.message : null;
}
