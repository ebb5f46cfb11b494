import { renewStaleToken } from './confirm-email';
import { watchClock } from './measure-clock';

/** What follows a session once it is there; loaded after the first paint. */
export function followSession(): void {
  watchClock();
  renewStaleToken();
}
