// Separate from calls.ts because it loads every function, whose default Firebase app has to be initialized first.
import * as functions from '../../../functions/src/index';
import { callablesOf } from '../../../functions/src/testing/callables';
import { runCallable } from './in-process';

/** Every callable that the product exports, by name. */
export const callables = new Map(callablesOf(functions));

/** Like `runCallable`, by the callable's name. */
export async function callInProcess(name: string, uid: string, data: unknown): Promise<unknown> {
  const callable = callables.get(name);
  if (!callable) throw new Error(`There is no ${name}`);
  return runCallable(callable, uid, data);
}
