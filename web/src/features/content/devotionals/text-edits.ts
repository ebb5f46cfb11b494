import type { ClipboardEvent } from 'react';

/** A replacement of a range of a text, and the range to select afterwards. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

const markers = { bold: '**', italic: '*', underline: '__' } as const;
export type Style = keyof typeof markers;

/** Counts how often a character is repeated, forwards or backwards from an index. */
function runLength(text: string, at: number, step: 1 | -1, character: string): number {
  let count = 0;
  while (text[step === 1 ? at + count : at - count - 1] === character) count += 1;
  return count;
}

/** Whether a text has a style, given the number of marker characters before and after it. Three asterisks are bold and italic. */
function isOn(style: Style, before: number, after: number): boolean {
  const shortest = Math.min(before, after);
  if (style === 'bold') return shortest === 2 || shortest === 3;
  if (style === 'italic') return shortest % 2 === 1;
  return shortest === 2;
}

interface Piece {
  from: number;
  to: number;
  /** The text without the markers of this style. */
  words: string;
  on: boolean;
}

/** Returns the selected part of a line, including the style's markers around it or at its ends. */
function pieceOf(text: string, start: number, end: number, style: Style): Piece {
  const { length } = markers[style];
  const character = markers[style].charAt(0);
  if (isOn(style, runLength(text, start, -1, character), runLength(text, end, 1, character))) {
    return { from: start - length, to: end + length, words: text.slice(start, end), on: true };
  }
  const words = text.slice(start, end);
  const isWrapped =
    words.length > 2 * length &&
    isOn(style, runLength(words, 0, 1, character), runLength(words, words.length, -1, character));
  if (isWrapped) return { from: start, to: end, words: words.slice(length, -length), on: true };
  return { from: start, to: end, words, on: false };
}

/** Splits the selection into lines, without bullets and surrounding spaces, which markers don't enclose. */
function selectedLines(text: string, start: number, end: number): [number, number][] {
  const lines: [number, number][] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const lead = /^\s*(?:•\s*)?/.exec(line)?.[0].length ?? 0;
    const length = line.trimEnd().length;
    if (length > lead) lines.push([at + lead, at + length]);
    at += line.length + 1;
  }
  return lines;
}

/** Extends each of several lines to include the markers around it, so that all lines are compared in the same way. */
function withOuterMarkers(text: string, lines: [number, number][], character: string) {
  if (lines.length < 2) return lines;
  return lines.map(([start, end]): [number, number] => [
    start - runLength(text, start, -1, character),
    end + runLength(text, end, 1, character),
  ]);
}

/** Puts the markers of a style around the selection, or removes them if the whole selection has them. */
export function toggleStyle(text: string, start: number, end: number, style: Style): Edit {
  const marker = markers[style];
  const lines = withOuterMarkers(text, selectedLines(text, start, end), marker.charAt(0));
  const pieces = lines.map(([from, to]) => pieceOf(text, from, to, style));
  const [first] = pieces;
  if (!first) return toggleEmpty(text, end, style);

  const turnsOff = pieces.every(({ on }) => on);
  const added = turnsOff ? '' : marker;
  let written = '';
  let done = first.from;
  for (const piece of pieces) {
    written += text.slice(done, piece.from) + added + piece.words + added;
    done = piece.to;
  }
  const select: Edit['select'] = [
    first.from + added.length,
    first.from + written.length - added.length,
  ];
  return { from: first.from, to: done, text: written, select };
}

/** Without a selection, inserts a pair of markers to type between, or removes an empty pair. */
function toggleEmpty(text: string, at: number, style: Style): Edit {
  const { length } = markers[style];
  const character = markers[style].charAt(0);
  if (isOn(style, runLength(text, at, -1, character), runLength(text, at, 1, character))) {
    return { from: at - length, to: at + length, text: '', select: [at - length, at - length] };
  }
  const pair = markers[style].repeat(2);
  return { from: at, to: at, text: pair, select: [at + length, at + length] };
}

/**
 * Applies an edit as if it had been typed, so that the browser's undo reverts it. The deprecated `execCommand` is the only way to do
 * this; in a browser without it, the text is set without undo.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!isTyped && from !== to + text.length) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

/** Pastes the text as it is and then converts it, so that undo first restores what was pasted. */
export function pasteAs(
  convert: (clipboard: Pick<DataTransfer, 'getData'>) => string,
  event: ClipboardEvent,
): void {
  const { target, clipboardData } = event;
  const pasted = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  const converted = convert(clipboardData);
  if (!(target instanceof HTMLTextAreaElement) || converted === pasted) return;
  event.preventDefault();
  const { selectionStart: from, selectionEnd: to } = target;
  const end = from + pasted.length;
  applyEdit(target, { from, to, text: pasted, select: [end, end] });
  const after = from + converted.length;
  applyEdit(target, { from, to: end, text: converted, select: [after, after] });
}

const BULLET = /^(\s*)•[ \t]*/;

/** Extends a selection to whole lines. */
function wholeLines(text: string, start: number, end: number): [number, number] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end > start ? end - 1 : end));
  return [from, next === -1 ? text.length : next];
}

/** Puts a bullet before each selected line, or removes the bullets if all lines have one. Skips blank lines among several. */
export function toggleBullets(text: string, start: number, end: number): Edit {
  const [from, to] = wholeLines(text, start, end);
  const lines = text.slice(from, to).split('\n');
  const isSingleLine = lines.length === 1;
  const counts = (line: string) => isSingleLine || line.trim() !== '';
  const turnsOff = lines.filter(counts).every((line) => BULLET.test(line));
  const written = lines
    .map((line) => {
      if (!counts(line)) return line;
      if (turnsOff) return line.replace(BULLET, '$1');
      return BULLET.test(line) ? line : `• ${line}`;
    })
    .join('\n');
  const last = from + written.length;
  return { from, to, text: written, select: isSingleLine ? [last, last] : [from, last] };
}

/** Handles Enter in a list: continues with a bullet, or ends the list after an empty bullet. Returns null outside a list. */
export function continueBullets(text: string, at: number): Edit | null {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(from, at);
  const bullet = BULLET.exec(line)?.[0];
  if (bullet === undefined) return null;
  if (line.trim() === '•') return { from, to: at, text: '', select: [from, from] };
  const written = '\n• ';
  return { from: at, to: at, text: written, select: [at + written.length, at + written.length] };
}
