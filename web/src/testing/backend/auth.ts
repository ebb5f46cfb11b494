// Stands in for `firebase/auth`.

export const indexedDBLocalPersistence = {};
export const inMemoryPersistence = {};
export const initializeAuth = () => ({ currentUser: null, languageCode: null });
export const connectAuthEmulator = () => undefined;
export const onAuthStateChanged = () => () => undefined;
export const onIdTokenChanged = () => () => undefined;
