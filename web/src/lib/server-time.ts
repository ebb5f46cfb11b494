import { serverTimestamp } from 'firebase/firestore';

/** The moment at which the server takes what is written; until then, by this device's clock. */
export const serverTime = serverTimestamp;
