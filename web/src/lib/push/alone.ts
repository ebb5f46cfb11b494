/**
 * Turning pushes on and off and looking after them, in whatever tab, one after the other: what one has half done the other takes
 * for a leftover.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('push', work);
}
