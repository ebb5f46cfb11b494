import type { FcmAnswer } from './fcm-answers';
import type { PushMessage } from './push-sender';

/** What the Admin SDK takes at once. */
const BATCH = 500;

/** How long the first of a batch waits for others that want the same message sent. */
const GATHER_MS = 20;

type Send = (message: PushMessage, tokens: readonly string[]) => Promise<FcmAnswer[]>;

interface Batch {
  tokens: string[];
  answers: Promise<FcmAnswer[]>;
  close: () => void;
}

/**
 * Gathers the tokens that the same message is for, whoever asks: each batch is a connection of its own, and a reminder goes to
 * very many people at the same moment.
 */
export function inBatches(send: Send) {
  const gathering = new Map<string, Batch>();

  function open(key: string, message: PushMessage): Batch {
    const tokens: string[] = [];
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    setTimeout(close, GATHER_MS);
    const answers = closed.then(() => {
      if (gathering.get(key)?.tokens === tokens) gathering.delete(key);
      return send(message, tokens);
    });
    const batch = { tokens, answers, close };
    gathering.set(key, batch);
    return batch;
  }

  /** The answer for one token. */
  return async (message: PushMessage, token: string): Promise<FcmAnswer | undefined> => {
    const key = JSON.stringify(message);
    const batch = gathering.get(key) ?? open(key, message);
    const index = batch.tokens.push(token) - 1;
    if (batch.tokens.length === BATCH) {
      gathering.delete(key);
      batch.close();
    }
    return (await batch.answers)[index];
  };
}
