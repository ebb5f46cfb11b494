import '../app';
import { countsOf } from '../exporting/counts-of';
import { onSignedInCall } from '../lib/on-signed-in-call';

/** () → how much of each kind is kept of the caller: {user_devotionals: 12, …} */
export const countMyData = onSignedInCall('count-my-data', ({ uid }) => countsOf(uid));
