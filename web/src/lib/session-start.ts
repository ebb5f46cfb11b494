import { renewStaleToken } from './confirm-email';
import { watchClock } from './measure-clock';

/** Starts the work that a session needs; loaded after the first paint. */
export function followSession(): void {
  watchClock();
  renewStaleToken();
}
