import type { Passage } from '@raizes/domain/bible/passage';
import type { Reading } from './conversation';
import type { FollowUp } from './intents';
import type { Entry, Topic } from './knowledge';

/** What a chip says, and how it is called inside a sentence. */
type Option = { label: string; title: string };

/** What the mentor has understood. */
export type Choice =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'follow-up'; topic: Topic; followUp: FollowUp }
  /** Between a few topics or persons: ask back. */
  | { kind: 'ask'; options: readonly Option[]; isOfPersons?: boolean }
  /**
   * `isNear`: what was quoted stands there in other words. `isElsewhere`: it stands there, not where the message says. `isMore`: the answer
   * before was about the same.
   */
  | {
      kind: 'passage';
      passage: Passage;
      isNear?: boolean;
      isElsewhere?: boolean;
      isMore?: boolean;
    }
  | { kind: 'unknown-passage'; text: string }
  /** Asks where something is written that no list has: the Bible itself has to be searched. */
  | { kind: 'where'; said: string }
  | { kind: 'entry'; entry: Entry; topic: Topic | null; isMore?: boolean }
  | { kind: 'reading'; reading: Reading }
  /** A fixed text. */
  | { kind: 'reply'; text: string }
  | { kind: 'unknown' };

/** The last chip of an answer that asks back. */
export const OTHER = 'Outra coisa';
/** With “Outra coisa” they are four. */
export const MAX_OPTIONS = 3;

/** Whether a message does not say clearly what it is about. */
export const isUndecided = ({ kind }: Choice) => kind === 'ask' || kind === 'unknown';
