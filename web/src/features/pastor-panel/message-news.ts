import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { NAMELESS } from './words';

interface Ways {
  /** What is older is no news. */
  since: Date;
  /** The ids of the messages that have been told of. */
  told: Set<string>;
  /** Says that somebody of this name has written. */
  tell: (name: string, id: string) => void;
  /** Calls back when the server has had time enough to add the name. */
  wait: (then: () => void) => void;
}

/**
 * Tells of each new message once, by the name of who wrote it, which the server adds shortly after its arrival.
 * @returns what takes the newest pending messages whenever they change
 */
export function messageNews({ since, told, tell, wait }: Ways): (found: PastorMessage[]) => void {
  function tellOnce(id: string, name: string): void {
    if (told.has(id)) return;
    told.add(id);
    tell(name, id);
  }

  return (found) => {
    for (const { id, disciple_name, created_at } of found.toReversed()) {
      if (told.has(id) || created_at < since) continue;
      if (disciple_name === null) wait(() => tellOnce(id, NAMELESS));
      else tellOnce(id, disciple_name);
    }
  };
}
