import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { app } from './auth';
import { firestoreOf } from './firestore-of';
import { forgiveFullStorage } from './forgive-full-storage';

forgiveFullStorage();

/** The app's database, kept on the device so that it reads and writes without a network. */
export const db = firestoreOf(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
