import { parseInline } from './rich-text-inline';
import type { TextRun } from './rich-text-inline';

export type Block =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'bullets'; items: TextRun[][] };

type Line = { kind: Block['kind'] | 'blank'; text: string };

const BULLET = /^\s*•\s*/;

function readLine(line: string): Line {
  if (BULLET.test(line)) return { kind: 'bullets', text: line.replace(BULLET, '').trimEnd() };
  const text = line.trim();
  return { kind: text ? 'paragraph' : 'blank', text };
}

/** Neighbouring lines of one kind belong together; a blank line parts them. */
function group(lines: Line[]): { kind: Line['kind']; lines: string[] }[] {
  const groups: { kind: Line['kind']; lines: string[] }[] = [];
  for (const { kind, text } of lines) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else groups.push({ kind, lines: [text] });
  }
  return groups;
}

/**
 * Reads the markers that the devotional's form offers: **negrito**, *itálico*, __sublinhado__ and lines that start
 * with •. Text is all that comes out: what is not a marker, or not a balanced one, stays as it was typed. A paragraph
 * keeps its line breaks.
 */
export function parseRichText(text: string): Block[] {
  return group(text.split(/\r\n?|\n/).map(readLine)).flatMap<Block>(({ kind, lines }) => {
    if (kind === 'blank') return [];
    return kind === 'bullets'
      ? [{ kind, items: lines.map(parseInline) }]
      : [{ kind, runs: parseInline(lines.join('\n')) }];
  });
}

const joined = (runs: TextRun[]) => runs.map((run) => run.text).join('');

/** The text without its markers; blocks are a blank line apart. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((block) =>
      block.kind === 'bullets' ? block.items.map(joined).join('\n') : joined(block.runs),
    )
    .join('\n\n');
}
