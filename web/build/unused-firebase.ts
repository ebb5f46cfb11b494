/**
 * A stub for the Firebase products that reactfire imports and this app doesn't use: the Realtime Database, Remote Config and Storage.
 */
const unused = (): never => {
  throw new Error('This Firebase product is not part of the app');
};

export {
  // firebase/database
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  // firebase/remote-config
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  // firebase/storage
  unused as getDownloadURL,
  unused as ref,
};
