import { HttpsError } from 'firebase-functions/https';
import { answer } from '../lib/answer';
import { channel } from './channel';

interface RunOptions<Chunk> {
  context?: object;
  onChunk?: (chunk: Chunk) => void;
}

interface Flow<Input, Output, Chunk> {
  run(input: Input, options: RunOptions<Chunk>): Promise<{ result: Output }>;
}

/**
 * A Genkit flow as `onCallGenkit` wants it, that loads Genkit when it is first called. Genkit takes longer to load than
 * all the rest together, and every function of this codebase loads `index.ts`: imported there, it would slow down the
 * cold start of each trigger. (A top-level `await import()` chosen by FUNCTION_TARGET would do too, but the emulator
 * loads the bundle with `require`, which refuses it from Node 20.19 on.)
 */
export function lazyFlow<Input, Output, Chunk = never>(
  name: string,
  /** What a person reads when the input does not fit the flow's schema; Genkit's own message quotes what they sent. */
  invalidInput: string,
  load: () => Promise<Flow<Input, Output, Chunk>>,
) {
  const run = (input: Input, options: RunOptions<Chunk>) =>
    answer(name, async () => {
      const flow = await load();
      try {
        return await flow.run(input, options);
      } catch (cause) {
        if (!isInvalidInput(cause)) throw cause;
        throw new HttpsError('invalid-argument', invalidInput);
      }
    });

  return {
    __action: { name },
    run: (input: Input, options: { context?: object }) => run(input, options),
    /** A client may ask any callable to stream; a flow without chunks then just gives its answer. */
    stream: (input: Input, options: { context?: object }) => {
      const { send, end, chunks } = channel<Chunk>();
      const output = run(input, { ...options, onChunk: send })
        .then(({ result }) => result)
        .finally(end);
      // It is awaited once the chunks have been sent: what fails before that has not gone unseen.
      output.catch(() => {});
      return { stream: chunks(), output };
    },
  };
}

function isInvalidInput(cause: unknown): boolean {
  return cause instanceof Error && 'status' in cause && cause.status === 'INVALID_ARGUMENT';
}
