import { isBookId } from '@raizes/domain/bible/books';
import type { Report } from './faults';
import type { Line, SourceBook } from './source-book';
import { VerseText } from './verse-text';

/** The markers of f4 besides `\v`. Each is opened by `\name` and closed by `\*name`, both at the start of a line. */
const HEADS = new Set(['name-long', 'name-short', 'abbreviation', 'ubs-code']);
const IN_VERSES = new Set(['added', 'fn', 'ref']);
const MARKERS = new Set([...HEADS, ...IN_VERSES, 'psalm-title', 'key']);

/** Whether a text is a book in f4, the Bíblia Livre's own format. */
export const isF4 = (text: string) => /^\\(name-long|ubs-code)\b/m.test(text);

/** Reads a book in f4. Faults are reported and skipped. */
export function readF4(file: string, lines: Line[], report: Report): SourceBook | null {
  const book = new F4Book(file, report);
  for (const { number, text } of lines) book.read(text, number);
  return book.finish();
}

class F4Book {
  readonly #file: string;
  readonly #report: Report;
  readonly #book: Omit<SourceBook, 'book'>;
  readonly #open: { name: string; text: string; line: number }[] = [];
  #line = 0;
  #code = '';
  #prefix = '';
  #title = '';
  #verse: { chapter: number; number: number; line: number; text: VerseText } | undefined;

  constructor(file: string, report: Report) {
    this.#file = file;
    this.#report = report;
    this.#book = { file, verses: [], titles: new Map() };
  }

  read(line: string, number: number) {
    this.#line = number;
    const [, closing, name = '', rest = ''] = /^\\(\*?)([a-z-]+)(.*)$/.exec(line) ?? [];
    const unmarked = name ? rest : line;
    // A marker without its backslash would be read as words, and so would the note it opens.
    const broken = /^\*[a-z-]+/.exec(line)?.[0] ?? /\\\S*/.exec(unmarked)?.[0];
    if (broken) return this.#fault('unknown marker', broken);
    if (name === 'v') return this.#startVerse(rest);
    if (name && !MARKERS.has(name)) return this.#fault('unknown marker', `\\${closing}${name}`);
    if (name && closing) this.#close(name);
    else if (name) this.#start(name);
    if (unmarked.trim()) this.#text(unmarked, name === '');
  }

  finish(): SourceBook | null {
    this.#endVerse();
    if (this.#title) this.#fault('stray text', '\\psalm-title');
    if (!isBookId(this.#code)) {
      this.#fault('not a book', `\\ubs-code ${this.#code}`);
      return null;
    }
    return { ...this.#book, book: this.#code };
  }

  #fault(kind: Parameters<Report>[0]['kind'], about: string, line = this.#line) {
    this.#report({ kind, place: `${this.#file}:${line}`, about });
  }

  #start(name: string) {
    const outer = this.#open.at(-1);
    const isNested = outer && !(outer.name === 'fn' && name === 'key');
    if (isNested) {
      this.#open.pop();
      this.#fault('unclosed marker', `\\${outer.name}`, outer.line);
    }
    if (IN_VERSES.has(name) && !this.#verse) this.#fault('stray text', `\\${name}`);
    this.#open.push({ name, text: '', line: this.#line });
    if (name === 'added') this.#verse?.text.startAdded();
  }

  #close(name: string) {
    const outer = this.#open.at(-1);
    if (outer?.name !== name) return this.#fault('unopened marker', `\\*${name}`);
    this.#open.pop();
    const text = outer.text.trim();
    if (name === 'added') this.#verse?.text.endAdded();
    if (name === 'fn' || name === 'ref') this.#verse?.text.note(text);
    const note = this.#open.at(-1);
    if (name === 'key' && note) note.text += `${text}: `;
    if (name === 'ubs-code') this.#code = text;
    if (name === 'psalm-title') this.#title = text.replaceAll(/\s+/g, ' ');
  }

  #text(text: string, isLine: boolean) {
    const inside = this.#open.at(-1);
    if (inside && inside.name !== 'added') inside.text += ` ${text}`;
    else if (!this.#verse) this.#fault('stray text', text.trim().slice(0, 20));
    else if (isLine) this.#verse.text.addLine(text);
    else this.#verse.text.add(text);
  }

  #startVerse(rest: string) {
    this.#endVerse();
    const [, prefix, chapter, number, text = ''] =
      /^ ([\p{L}\d]+)\.(\d+)\.(\d+)(?:\s(.*))?$/u.exec(rest) ?? [];
    if (!prefix) return this.#fault('unknown marker', `\\v${rest}`);
    this.#prefix ||= prefix;
    if (prefix !== this.#prefix) this.#fault('wrong book', `\\v${rest}`);
    this.#verse = {
      chapter: Number(chapter),
      number: Number(number),
      line: this.#line,
      text: new VerseText(),
    };
    if (this.#title && number !== '1') this.#fault('stray text', '\\psalm-title');
    else if (this.#title) this.#book.titles.set(Number(chapter), this.#title);
    this.#title = '';
    if (text.trim()) this.#verse.text.add(text);
  }

  #endVerse() {
    for (const { name, line } of this.#open.splice(0))
      this.#fault('unclosed marker', `\\${name}`, line);
    if (!this.#verse) return;
    const { chapter, number, line, text } = this.#verse;
    this.#book.verses.push({ chapter, verse: text.finish(number), place: `${this.#file}:${line}` });
    this.#verse = undefined;
  }
}
