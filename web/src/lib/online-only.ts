import { within } from './within';

const TIMEOUT_MS = 20_000;

const unreachable = () => Object.assign(new Error('No answer'), { code: 'unavailable' });

/** All that the database says of a request that nobody answered. */
const NO_STATUS = /: undefined$/;

/** Any failure without a code of the server's is the network's. */
function isOfServer(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code !== 'unknown' || !NO_STATUS.test(error.message);
}

/** Asks the server; without an answer from it, fails as `unavailable`. */
export async function online<T>(ask: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw unreachable();
  const answer = ask().then(
    (value) => ({ value }),
    (error: unknown) => {
      throw isOfServer(error) ? error : unreachable();
    },
  );
  const inTime = await within(TIMEOUT_MS, answer);
  if (!inTime) throw unreachable();
  return inTime.value;
}
