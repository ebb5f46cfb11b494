import { Transaction } from 'firebase-admin/firestore';

/** What happens to the documents inside the transactions of `work`, which must run alone. */
export async function countTrigger(work: () => Promise<unknown>) {
  const counted = { reads: 0, writes: 0 };
  // Each is called with its own transaction below.
  // oxlint-disable-next-line typescript/unbound-method
  const { get, set, update } = Transaction.prototype;
  Object.assign(Transaction.prototype, {
    get(this: Transaction, ...args: Parameters<typeof get>) {
      counted.reads += 1;
      return get.apply(this, args);
    },
    set(this: Transaction, ...args: Parameters<typeof set>) {
      counted.writes += 1;
      return set.apply(this, args);
    },
    update(this: Transaction, ...args: Parameters<typeof update>) {
      counted.writes += 1;
      return update.apply(this, args);
    },
  });
  try {
    await work();
  } finally {
    Object.assign(Transaction.prototype, { get, set, update });
  }
  return counted;
}
