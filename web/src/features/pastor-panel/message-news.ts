import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { NAMELESS } from './words';

interface Ways {
  /** Says that somebody of this name has written. */
  tell: (name: string) => void;
  /** Calls back when the server has had time enough to add the name. */
  wait: (then: () => void) => void;
}

/**
 * Tells of each message once that arrives after the first look.
 * @returns what takes the newest pending messages whenever they change
 */
export function messageNews({ tell, wait }: Ways): (found: PastorMessage[]) => void {
  const known = new Set<string>();
  const named = new Map<string, string>();
  let since: number | null = null;

  function tellOnce(id: string): void {
    if (known.has(id)) return;
    known.add(id);
    tell(named.get(id) ?? NAMELESS);
  }

  return (found) => {
    if (since === null) {
      since = Math.max(0, ...found.map(({ created_at }) => created_at.getTime()));
      for (const { id } of found) known.add(id);
      return;
    }
    for (const { id, disciple_name, created_at } of found.toReversed()) {
      // What has been read makes room for what was there before.
      if (known.has(id) || created_at.getTime() < since) continue;
      if (disciple_name !== null) {
        named.set(id, disciple_name);
        tellOnce(id);
      } else wait(() => tellOnce(id));
    }
  };
}
