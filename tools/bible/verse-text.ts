import type { Verse } from '@raizes/domain/bible/edition';

/** Punctuation that is attached to the previous word, and a pronoun on its hyphen: `fazei-o`. */
const CLOSING = /^([,.;:!?)\]}”’…]|-\p{L})/u;
const OPENING = /[([{“‘-]$/;

/**
 * Builds the text of one verse from pieces. White space is normalized to one space between words and none around the text; nothing
 * else is changed.
 */
export class VerseText {
  #text = '';
  #addedFrom: number | undefined;
  readonly #added: [number, number][] = [];
  readonly #notes: { at: number; text: string }[] = [];

  /** Continues where the last piece ended; leading and trailing white space counts. */
  add(piece: string) {
    const normalized = piece.replaceAll(/\s+/g, ' ');
    this.#text += /(^| )$/.test(this.#text) ? normalized.replace(/^ /, '') : normalized;
  }

  /** Adds a separate line: a space is inserted before it unless punctuation forbids it. */
  addLine(line: string) {
    if (CLOSING.test(line)) this.#trimEnd();
    else if (!OPENING.test(this.#text)) this.add(' ');
    this.add(line);
  }

  #trimEnd() {
    this.#text = this.#text.trimEnd();
    const { length } = this.#text;
    if (this.#addedFrom !== undefined) this.#addedFrom = Math.min(this.#addedFrom, length);
    const last = this.#added.at(-1);
    if (last) last[1] = Math.min(last[1], length);
  }

  startAdded() {
    this.#addedFrom = this.#text.length;
  }

  endAdded() {
    if (this.#addedFrom !== undefined) this.#added.push([this.#addedFrom, this.#text.length]);
    this.#addedFrom = undefined;
  }

  /** Attaches a note after the last word so far. */
  note(text: string) {
    const normalized = text.replaceAll(/\s+/g, ' ').trim();
    if (normalized) this.#notes.push({ at: this.#text.trimEnd().length, text: normalized });
  }

  finish(number: number): Verse {
    this.#trimEnd();
    const text = this.#text;
    const added = this.#added.flatMap(([from, to]) => {
      const words = text.slice(from, to);
      const start = from + words.length - words.trimStart().length;
      const span: [number, number] = [start, start + words.trim().length];
      return words.trim() ? [span] : [];
    });
    return {
      number,
      text,
      ...(added.length > 0 && { added }),
      ...(this.#notes.length > 0 && { notes: this.#notes }),
    };
  }
}
