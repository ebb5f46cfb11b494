import '../firebase';
import { HttpsError, onCallGenkit } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { maskErrors, requireSignedIn } from '../callable';

/** What one side sends and the other reads in its own time. */
function channel<Item>() {
  const waiting: Item[] = [];
  let ended = false;
  let wake = () => {};

  return {
    send: (item: Item) => {
      waiting.push(item);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    async *chunks(this: void): AsyncGenerator<Item> {
      for (;;) {
        yield* waiting.splice(0);
        if (waiting.length > 0) continue;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

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
function lazyFlow<Input, Output, Chunk = never>(
  name: string,
  /** What a person reads when the input does not fit the flow's schema; Genkit's own message quotes what they sent. */
  invalidInput: string,
  load: () => Promise<Flow<Input, Output, Chunk>>,
) {
  const run = (input: Input, options: RunOptions<Chunk>) =>
    maskErrors(name, async () => {
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

// The emulator would ask the cloud for the secret's value; there, as anywhere, a variable of this name does too.
const secrets = process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [defineSecret('GEMINI_API_KEY')];

/** {conversationId, message, devotionalContext, requestId?} → {response, source, crisis?}; streams the answer's words */
export const aiMentorChat = onCallGenkit(
  { authPolicy: requireSignedIn, memory: '512MiB', secrets },
  lazyFlow(
    'ai-mentor-chat',
    'Escreva uma mensagem de até 2.000 caracteres.',
    async () => (await import('./ai-mentor-chat')).aiMentorChat,
  ),
);

/** {originalVerse, userVerse, verseReference} → {score, isValid, feedback} */
export const validateMemorization = onCallGenkit(
  { authPolicy: requireSignedIn, memory: '512MiB' },
  lazyFlow(
    'validate-memorization',
    'Escreva o versículo, com até 10.000 caracteres, para validar.',
    async () => (await import('./validate-memorization')).validateMemorization,
  ),
);
