import { vi } from 'vitest';

export const aVoice = (changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name: 'Luciana',
  lang: 'pt-BR',
  voiceURI: changes.name ?? 'Luciana',
  localService: true,
  default: false,
  ...changes,
});

/** happy-dom plays no sound. */
export class SilentAudio {
  play = () => Promise.resolve();
  pause = () => undefined;
}

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/**
 * Mocks the browser's speech, which happy-dom lacks, with its protocol: a queue, asynchronous events, a `cancel` that sends an error
 * to each cancelled utterance, and voices that can arrive late.
 */
export function mockSpeech(voices: SpeechSynthesisVoice[] = [aVoice()]) {
  const synthesis = new EventTarget();
  const spoken: FakeUtterance[] = [];
  let queue: FakeUtterance[] = [];
  let known = voices;

  const dispatch = (to: FakeUtterance | undefined, name: string, fields: object = {}) =>
    to?.dispatchEvent(Object.assign(new Event(name), fields));
  const start = () => {
    const [first] = queue;
    // The empty utterance that unlocks Safari ends at once.
    if (first?.text === '') queue.shift();
    else if (first) dispatch(first, 'start');
  };
  Object.assign(synthesis, {
    getVoices: () => known,
    speak(utterance: FakeUtterance) {
      queue.push(utterance);
      if (utterance.text !== '') spoken.push(utterance);
      if (queue.length === 1) start();
    },
    cancel() {
      const canceled = queue;
      queue = [];
      queueMicrotask(() =>
        canceled.forEach((utterance, index) =>
          dispatch(utterance, 'error', { error: index === 0 ? 'interrupted' : 'canceled' }),
        ),
      );
    },
    resume: () => undefined,
    pause: () => {
      throw new Error('On Android, pause cancels the speech');
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);

  return {
    /** The texts in the order of their `speak` calls, including repetitions. */
    texts: () => spoken.map(({ text }) => text),
    /** The current utterance; undefined in silence. */
    current: () => queue[0],
    /** Ends the current utterance. */
    end() {
      const done = queue.shift();
      dispatch(done, 'end');
    },
    fail(error: SpeechSynthesisErrorCode) {
      const failed = queue.shift();
      dispatch(failed, 'error', { error });
    },
    setVoices(next: SpeechSynthesisVoice[]) {
      known = next;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
