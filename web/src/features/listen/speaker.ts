import { books } from '@raizes/domain/bible/books';
import { foldText } from '@raizes/domain/text/fold';

/** The unit that is highlighted while it is spoken, such as a verse or a paragraph. */
export interface Segment {
  id: string;
  text: string;
  /** Its name in the player: `Versículo 4`. Defaults to its position, `4 de 12`. */
  label?: string;
}

export interface VoiceSettings {
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's normal speed. */
  rate: number;
}

type Problem = 'not-allowed' | 'network' | 'failed';

export interface SpeakerState {
  state: 'speaking' | 'paused' | 'finished';
  /** The index of the current segment. */
  index: number;
  /** Why it paused, unless the person paused it. */
  problem: Problem | null;
}

/**
 * Speaks segments with the browser's speech synthesis, in short pieces, because Chrome's own voices fall silent after some fourteen
 * seconds of one utterance. Pausing cancels the utterance and resuming restarts its piece, because `pause()` acts as `cancel()` on
 * Android and hangs elsewhere.
 * @param onChange called with every new state
 */
export function createSpeaker(onChange: (now: SpeakerState) => void) {
  let segments: Segment[] = [];
  let settings: VoiceSettings | null = null;
  let index = 0;
  let piece = 0;
  let state: SpeakerState['state'] = 'paused';
  // Events of any other utterance are stale and ignored. The reference also keeps Chrome from garbage-collecting the utterance,
  // which would lose its events.
  let current: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: SpeakerState['state'], problem: Problem | null = null): void {
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
    setState('paused', problem);
  }

  function speakNextPiece(): void {
    piece += 1;
    speak();
  }

  const currentPiece = () => splitForSpeech(toSpokenText(segments[index]?.text ?? ''))[piece];

  /** Speaks the current piece, or the next one if there is none at this position. */
  function speak(): void {
    let text = currentPiece();
    while (text === undefined && index < segments.length) {
      index += 1;
      piece = 0;
      text = currentPiece();
    }
    silence();
    if (text === undefined || !settings) return setState('finished');
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice: settings.voice,
      lang: settings.voice.lang,
      rate: settings.rate,
    });
    let hasStarted = false;
    const ifCurrent = (run: () => void) => () => {
      if (current === utterance) run();
    };
    utterance.addEventListener(
      'start',
      ifCurrent(() => {
        hasStarted = true;
      }),
    );
    utterance.addEventListener('end', ifCurrent(speakNextPiece));
    utterance.addEventListener('error', ({ error }) => {
      if (current === utterance) pause(problemOf(error));
    });
    current = utterance;
    // A hanging engine reports neither an end nor an error.
    const timeout = START_TIMEOUT_MS + (text.length * MAX_MS_PER_LETTER) / settings.rate;
    timer = setTimeout(() => (hasStarted ? speakNextPiece() : pause('failed')), timeout);
    speechSynthesis.resume();
    speechSynthesis.speak(utterance);
    setState('speaking');
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
    /** Sets the segments for the next `play()`. */
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
    /** Moves to the next segment, or back: first to the beginning of the current one, then to the previous one. */
    step(by: 1 | -1): void {
      if (by === 1) index = Math.min(index + 1, segments.length - 1);
      else if (piece === 0) index = Math.max(0, Math.min(index, segments.length) - 1);
      piece = 0;
      if (state === 'speaking') speak();
      else setState('paused');
    },
    change(chosen: VoiceSettings): void {
      settings = chosen;
      if (state === 'speaking') speak();
    },
    silence,
  };
}

const START_TIMEOUT_MS = 6000;
/** The time that a slow voice takes for a letter. */
const MAX_MS_PER_LETTER = 160;

/** Returns null for an interruption from outside, such as another page that speaks or a phone call. */
function problemOf(error: SpeechSynthesisErrorCode): Problem | null {
  if (error === 'canceled' || error === 'interrupted') return null;
  return error === 'not-allowed' || error === 'network' ? error : 'failed';
}

/** The number of characters that Chrome's own voices speak in less than fourteen seconds at a slow rate. */
const MAX_PIECE = 160;
/** Where to split a long text, best first: after a sentence, a clause, a comma, a word. */
const pauses = [/[.!?…]["”’)]*\s/g, /[;:]["”’)]*\s/g, /,\s/g, /\s/g];

/** Splits a text into pieces that are spoken as separate utterances. */
export function splitForSpeech(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > MAX_PIECE) {
    const end = lastPause(rest.slice(0, MAX_PIECE));
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function lastPause(text: string): number {
  for (const pause of pauses) {
    const last = [...text.matchAll(pause)].at(-1);
    // Not so early that a piece has only a few words.
    if (last && last.index > MAX_PIECE / 4) return last.index + last[0].length;
  }
  return text.length;
}

/** Returns a text as it is read aloud, with references and abbreviations in words. */
export function toSpokenText(text: string): string {
  return text
    .replaceAll(REFERENCE, sayReference)
    .replaceAll(/\bvv?\.\s?(\d{1,3})(?:[-–](\d{1,3}))?/g, (_, from: string, to?: string) =>
      sayVerses(from, to),
    )
    .replaceAll(/\bcaps?\.\s?(?=\d)/g, 'capítulo ')
    .replaceAll(/\ba\.\s?C\./g, 'antes de Cristo')
    .replaceAll(/\bd\.\s?C\./g, 'depois de Cristo');
}

/** `1 Co 13.4-7`, `Jo 3:16`, `Filipenses 4.6` */
const REFERENCE =
  /(?<![\p{L}\d])(?:([1-3])\s?)?(\p{Lu}\p{L}{1,14})\.?\s(\d{1,3})[.:](\d{1,3})(?:[-–](\d{1,3}))?(?!\d|[.:]\d)/gu;

const names = new Map(
  books.flatMap(({ name, abbreviation }) => [
    [foldText(abbreviation), name],
    [foldText(name).replace(' ', ''), name],
  ]),
);

function sayReference(
  written: string,
  ordinal: string | undefined,
  word: string,
  chapter: string,
  from: string,
  to?: string,
): string {
  const name = names.get(foldText(`${ordinal ?? ''}${word}`));
  return name === undefined ? written : `${sayBook(name)} ${chapter}, ${sayVerses(from, to)}`;
}

const sayVerses = (from: string, to?: string) =>
  to === undefined ? `versículo ${from}` : `versículos ${from} a ${to}`;

const ordinals = { '1': 'Primeir', '2': 'Segund', '3': 'Terceir' } as const;
/** Books take a masculine ordinal ("Primeiro Samuel"), letters a feminine one ("Primeira Coríntios"). */
const masculineBooks = /Samuel|Reis|Crônicas/;

function sayBook(name: string): string {
  const [number, ...rest] = name.split(' ');
  if (number !== '1' && number !== '2' && number !== '3') return name;
  return `${ordinals[number]}${masculineBooks.test(name) ? 'o' : 'a'} ${rest.join(' ')}`;
}
