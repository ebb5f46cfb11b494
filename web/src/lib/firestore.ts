const ITS_KEYS = 'firestore_';

/**
 * Firestore tells the app's other tabs of a write through localStorage, and where that is full it ends its client with the write
 * unsent. Another tab that learns of it from the server alone is the lesser evil.
 */
export function forgiveFullStorage(): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on the store that it was asked of.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function forgiving(key: string, value: string): void {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(ITS_KEYS)) throw error;
    }
  };
}
