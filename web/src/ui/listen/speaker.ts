import { piecesOf, speakable } from './speakable';

/** What is marked together while it is spoken: a verse, a paragraph. */
export interface Segment {
  id: string;
  text: string;
  /** What the player calls it: `Versículo 4`. Without one it counts. */
  label?: string;
}

export interface VoiceSettings {
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  rate: number;
}

type Problem = 'not-allowed' | 'network' | 'failed';

export interface Speaking {
  state: 'speaking' | 'paused' | 'finished';
  /** Of the segments. */
  index: number;
  /** Why it was paused, if not by the person. */
  problem: Problem | null;
}

/**
 * Speaks segments by the browser's speech synthesis, piece by piece: Chrome's own voices fall silent after some fourteen seconds
 * of one utterance. A pause cancels and begins the piece anew, because `pause()` is `cancel()` on Android and hangs elsewhere.
 * @param onChange called at every step
 */
export function createSpeaker(onChange: (now: Speaking) => void) {
  let segments: Segment[] = [];
  let settings: VoiceSettings | null = null;
  let index = 0;
  let piece = 0;
  let state: Speaking['state'] = 'paused';
  // Events of any other come too late. Without this reference Chrome collects it, and its events never come.
  let current: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: Speaking['state'], problem: Problem | null = null): void {
    state = next;
    onChange({ state, index: Math.min(index, Math.max(0, segments.length - 1)), problem });
  }

  function silence(): void {
    current = null;
    clearTimeout(timer);
    speechSynthesis.cancel();
  }

  function pause(problem: Problem | null = null): void {
    silence();
    enter('paused', problem);
  }

  function goOn(): void {
    piece += 1;
    speak();
  }

  const currentPiece = () => piecesOf(speakable(segments[index]?.text ?? ''))[piece];

  /** Speaks the current piece, or the first one after it. */
  function speak(): void {
    let text = currentPiece();
    while (text === undefined && index < segments.length) {
      index += 1;
      piece = 0;
      text = currentPiece();
    }
    silence();
    if (text === undefined || !settings) return enter('finished');
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice: settings.voice,
      lang: settings.voice.lang,
      rate: settings.rate,
    });
    let hasBegun = false;
    const ifCurrent = (run: () => void) => () => {
      if (current === utterance) run();
    };
    utterance.addEventListener(
      'start',
      ifCurrent(() => {
        hasBegun = true;
      }),
    );
    utterance.addEventListener('end', ifCurrent(goOn));
    utterance.addEventListener('error', ({ error }) => {
      if (current === utterance) pause(problemOf(error));
    });
    current = utterance;
    // An engine that hangs reports nothing.
    const longest = PATIENCE_MS + (text.length * SLOWEST_MS) / settings.rate;
    timer = setTimeout(() => (hasBegun ? goOn() : pause('failed')), longest);
    speechSynthesis.resume();
    speechSynthesis.speak(utterance);
    enter('speaking');
  }

  return {
    /** @param from the index of the first segment to speak */
    start(next: Segment[], chosen: VoiceSettings, from: number): void {
      segments = next;
      settings = chosen;
      index = from;
      piece = 0;
      speak();
    },
    /** What is to be spoken next time. */
    prepare(next: Segment[]): void {
      segments = next;
      index = 0;
      piece = 0;
      pause();
    },
    play(): void {
      if (index >= segments.length) index = 0;
      speak();
    },
    pause: () => pause(),
    /** To the next segment, or back: first to the beginning of this one. */
    step(by: 1 | -1): void {
      if (by === 1) index = Math.min(index + 1, segments.length - 1);
      else if (piece === 0) index = Math.max(0, Math.min(index, segments.length) - 1);
      piece = 0;
      if (state === 'speaking') speak();
      else enter('paused');
    },
    change(chosen: VoiceSettings): void {
      settings = chosen;
      if (state === 'speaking') speak();
    },
    silence,
  };
}

const PATIENCE_MS = 6000;
/** A letter, by a slow voice. */
const SLOWEST_MS = 160;

/** Null for what was stopped from outside: another page speaks, or the device is called. */
function problemOf(error: SpeechSynthesisErrorCode): Problem | null {
  if (error === 'canceled' || error === 'interrupted') return null;
  return error === 'not-allowed' || error === 'network' ? error : 'failed';
}
