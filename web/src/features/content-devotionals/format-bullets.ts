import type { Edit } from './format-selection';

const BULLET = /^(\s*)•[ \t]*/;

/** The whole lines that a selection touches. */
function wholeLines(text: string, start: number, end: number): [number, number] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end > start ? end - 1 : end));
  return [from, next === -1 ? text.length : next];
}

/** Puts a bullet before each selected line, or takes them away where all have one. Blank lines among others get none. */
export function toggleBullets(text: string, start: number, end: number): Edit {
  const [from, to] = wholeLines(text, start, end);
  const lines = text.slice(from, to).split('\n');
  const isAlone = lines.length === 1;
  const counts = (line: string) => isAlone || line.trim() !== '';
  const turnsOff = lines.filter(counts).every((line) => BULLET.test(line));
  const written = lines
    .map((line) => {
      if (!counts(line)) return line;
      if (turnsOff) return line.replace(BULLET, '$1');
      return BULLET.test(line) ? line : `• ${line}`;
    })
    .join('\n');
  const last = from + written.length;
  return { from, to, text: written, select: isAlone ? [last, last] : [from, last] };
}

/** On Enter within a list: the next line begins with a bullet too, and one left empty ends the list. */
export function continueBullets(text: string, at: number): Edit | null {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(from, at);
  const bullet = BULLET.exec(line)?.[0];
  if (bullet === undefined) return null;
  if (line.trim() === '•') return { from, to: at, text: '', select: [from, from] };
  const written = '\n• ';
  return { from: at, to: at, text: written, select: [at + written.length, at + written.length] };
}
