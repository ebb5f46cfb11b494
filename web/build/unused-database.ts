/**
 * A stub for `firebase/database`, which reactfire accesses when it loads, although nothing here uses the Realtime Database.
 */
const unused = (): never => {
  throw new Error('The Realtime Database is not part of this app');
};

export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
