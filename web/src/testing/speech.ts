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
 * Stands in for the browser's speech, which happy-dom lacks, with the real one's protocol: a queue, events that come later,
 * `cancel` that reports to what it cancels, voices that may come late.
 */
export function standInSpeech(voices: SpeechSynthesisVoice[] = [aVoice()]) {
  const synthesis = new EventTarget();
  const spoken: FakeUtterance[] = [];
  let queue: FakeUtterance[] = [];
  let known = voices;

  const report = (to: FakeUtterance | undefined, name: string, more: object = {}) =>
    to?.dispatchEvent(Object.assign(new Event(name), more));
  const begin = () => {
    const [first] = queue;
    // The empty one that unlocks Safari ends at once.
    if (first?.text === '') queue.shift();
    else if (first) report(first, 'start');
  };
  Object.assign(synthesis, {
    getVoices: () => known,
    speak(utterance: FakeUtterance) {
      queue.push(utterance);
      if (utterance.text !== '') spoken.push(utterance);
      if (queue.length === 1) begin();
    },
    cancel() {
      const canceled = queue;
      queue = [];
      queueMicrotask(() =>
        canceled.forEach((each, index) =>
          report(each, 'error', { error: index === 0 ? 'interrupted' : 'canceled' }),
        ),
      );
    },
    resume: () => undefined,
    pause: () => {
      throw new Error('On Android this cancels');
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);

  return {
    /** The texts in the order in which they were begun, repetitions too. */
    texts: () => spoken.map(({ text }) => text),
    /** What is being spoken; undefined in silence. */
    current: () => queue[0],
    /** Speaks what is being spoken to its end. */
    end() {
      const done = queue.shift();
      report(done, 'end');
    },
    fail(error: SpeechSynthesisErrorCode) {
      const failed = queue.shift();
      report(failed, 'error', { error });
    },
    arrive(late: SpeechSynthesisVoice[]) {
      known = late;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
