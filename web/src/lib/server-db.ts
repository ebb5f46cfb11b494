import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { app } from './auth';
import { EMULATOR_HOST, emulators } from './firebase-config';

/** The database as the server has it, without what this device keeps of it; speaks only when it is asked. */
export const server = getFirestore(app);
if (emulators) connectFirestoreEmulator(server, EMULATOR_HOST, emulators.firestore);
