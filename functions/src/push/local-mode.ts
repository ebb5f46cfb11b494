/** On the emulators: they have no push service. */
export const isLocal = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
