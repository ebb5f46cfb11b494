/** A promise, or a rejection when it takes longer than somebody should wait. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`It took more than ${ms} ms`)), ms);
    }),
  ]);
}
