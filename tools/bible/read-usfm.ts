import { isBookId } from '@raizes/domain/bible/books';
import type { FaultKind, Report } from './faults';
import type { SourceBook } from './source-book';
import { markerKind, otherUsfmIds } from './usfm-markers';
import type { MarkerKind } from './usfm-markers';
import { VerseText } from './verse-text';

/** Whether a text is USFM. */
export const isUsfm = (text: string) => /^\s*\\id\b/.test(text);

/** A milestone with its attributes, a marker with an optional number or `*`, or the text up to the next of these. */
const TOKEN =
  /\\(?<milestone>[a-z]+\d*(?:-[se])?)(?=[\s|\\])(?:[^\\\n]*)\\\*|\\(?<nested>\+?)(?<marker>[a-z]+\d*(?:-\d+)?)(?:(?<end>\*)| ?)|(?<text>[^\\]+)|(?<lost>\\\S*)/g;

/** The milestones of USFM 3, and custom ones, which begin with a z. They contain no words. */
const MILESTONE = /^(ts|qt\d?|k|z[a-z]*)(-[se])?$/;

/**
 * Reads a book in USFM 3. Faults are reported and skipped; null for a file that is not one of the 66 books. Headings,
 * introductions and pictures are left out, because they are not words of a verse.
 */
export function readUsfm(file: string, text: string, report: Report): SourceBook | null {
  const id = /\\id\s+(\S+)/.exec(text)?.[1] ?? '';
  if (otherUsfmIds.has(id)) return null;
  if (!isBookId(id)) {
    report({ kind: 'not a book', place: file, about: `\\id ${id}` });
    return null;
  }
  const reader = new UsfmBook({ book: id, file, verses: [], titles: new Map() }, report);
  let line = 1;
  for (const { 0: token, groups = {} } of text.matchAll(TOKEN)) {
    reader.read(groups, line);
    line += token.split('\n').length - 1;
  }
  return reader.finish();
}

interface Open {
  marker: string;
  kind: MarkerKind;
  line: number;
  text: string;
}

class UsfmBook {
  readonly #book: SourceBook;
  readonly #report: Report;
  /** Open markers, the innermost last. */
  #open: Open[] = [];
  #line = 0;
  #chapter = 0;
  #verse: { number: number; line: number; text: VerseText } | undefined;
  /** Where text outside of any marker belongs. */
  #paragraph: 'text' | 'heading' | 'title' = 'heading';
  /** The marker, `\c` or `\v`, whose number comes next. */
  #numbering: 'c' | 'v' | undefined;

  constructor(book: SourceBook, report: Report) {
    this.#book = book;
    this.#report = report;
  }

  read(token: Partial<Record<string, string>>, line: number) {
    this.#line = line;
    const { milestone, marker, end, text, lost } = token;
    if (milestone !== undefined && !MILESTONE.test(milestone))
      this.#fault('unknown marker', `\\${milestone}\\*`);
    else if (lost !== undefined) this.#fault('unknown marker', lost);
    else if (marker !== undefined && end) this.#close(marker);
    else if (marker !== undefined) this.#start(marker);
    else if (text !== undefined) this.#text(text);
  }

  finish(): SourceBook {
    this.#endParagraph();
    this.#endVerse();
    return this.#book;
  }

  #fault(kind: FaultKind, about: string, line = this.#line) {
    this.#report({ kind, place: `${this.#book.file}:${line}`, about });
  }

  #start(marker: string) {
    if (marker === 'c' || marker === 'v') {
      this.#endParagraph();
      this.#endVerse();
      this.#numbering = marker;
      if (marker === 'v') this.#paragraph = 'text';
      return;
    }
    const kind = marker === 'd' ? 'heading' : markerKind(marker);
    if (!kind) return this.#fault('unknown marker', `\\${marker}`);
    if (kind === 'heading' || kind === 'paragraph') {
      this.#endParagraph();
      this.#paragraph = kind === 'paragraph' ? 'text' : marker === 'd' ? 'title' : 'heading';
      if (kind === 'paragraph') this.#verse?.text.add(' ');
      return;
    }
    // A part of a note ends where the next part begins.
    if (kind === 'note text' || ['fr', 'xo', 'fm'].includes(marker)) this.#endNoteText();
    if (kind === 'added') this.#verse?.text.startAdded();
    this.#open.push({ marker, kind, line: this.#line, text: '' });
  }

  #close(marker: string) {
    if (this.#open.some((each) => each.marker === marker && each.kind === 'note'))
      this.#endNoteText();
    const last = this.#open.pop();
    if (last?.marker !== marker) {
      if (last) this.#open.push(last);
      return this.#fault('unopened marker', `\\${marker}*`);
    }
    if (last.kind === 'added') this.#verse?.text.endAdded();
    if (last.kind === 'note') this.#verse?.text.note(withoutCaller(last));
    if (last.kind === 'note text') this.#toNote(last.text);
  }

  #endNoteText() {
    const last = this.#open.at(-1);
    const isPart = last?.kind === 'note text' || (last && ['fr', 'xo', 'fm'].includes(last.marker));
    if (!isPart || !last) return;
    this.#open.pop();
    if (last.kind === 'note text') this.#toNote(last.text);
  }

  #toNote(text: string) {
    const note = this.#open.findLast(({ kind }) => kind === 'note');
    if (note) note.text += text;
  }

  #text(text: string) {
    if (this.#numbering) return this.#number(text);
    const inside = this.#open.at(-1);
    // Removes a word's attributes: `word|lemma="…"`.
    const words = (inside ? text.replace(/\|[^\\]*$/, '') : text).replaceAll(/~|\/\//g, ' ');
    const holder = this.#open.findLast(
      ({ kind }) => kind === 'note' || kind === 'note text' || kind === 'left out',
    );
    if (holder) holder.text += words;
    else if (this.#paragraph === 'title') this.#title(words);
    else if (this.#paragraph === 'text' && this.#verse) this.#verse.text.add(words);
    else if (this.#paragraph === 'text' && words.trim())
      this.#fault('stray text', words.trim().slice(0, 20));
  }

  #title(words: string) {
    const before = this.#book.titles.get(this.#chapter) ?? '';
    const title = `${before}${words}`.replaceAll(/\s+/g, ' ').trimStart();
    if (title) this.#book.titles.set(this.#chapter, title);
  }

  #number(text: string) {
    const kind = this.#numbering;
    this.#numbering = undefined;
    const [, number = '', rest = ''] = /^\s*(\d+)(?=\s|$)([^]*)$/.exec(text) ?? [];
    if (!number) return this.#fault('unknown marker', `\\${kind} ${text.trim().slice(0, 10)}`);
    if (kind === 'c') {
      this.#chapter = Number(number);
      this.#paragraph = 'heading';
      if (rest.trim()) this.#fault('stray text', rest.trim().slice(0, 20));
      return;
    }
    this.#verse = { number: Number(number), line: this.#line, text: new VerseText() };
    this.#text(rest);
  }

  /** A paragraph, verse or chapter closes all open markers. */
  #endParagraph() {
    for (const { marker, line } of this.#open) this.#fault('unclosed marker', `\\${marker}`, line);
    this.#open = [];
    const title = this.#book.titles.get(this.#chapter);
    if (title) this.#book.titles.set(this.#chapter, title.trim());
  }

  #endVerse() {
    if (!this.#verse) return;
    const { number, line, text } = this.#verse;
    const place = `${this.#book.file}:${line}`;
    this.#book.verses.push({ chapter: this.#chapter, verse: text.finish(number), place });
    this.#verse = undefined;
  }
}

/** A note begins with its caller in the text, `+`, `-` or a letter; an inline reference does not. */
const withoutCaller = ({ marker, text }: Open) =>
  marker === 'rq' ? text : text.replace(/^\s*\S(\s|$)/, '');
