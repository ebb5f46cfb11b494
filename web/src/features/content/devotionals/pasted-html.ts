import { cleanPasted, convertPasted } from '@raizes/domain/text/pasted';
import { hasFormatting, plainText } from '@raizes/domain/text/rich-text';

/** Returns what is pasted with our markers. The formatting of Word, Google Docs and web pages is only in their HTML. */
export function convertClipboard(clipboard: Pick<DataTransfer, 'getData'>): string {
  const html = clipboard.getData('text/html');
  const formatted = html ? fromHtml(html) : null;
  return formatted ?? convertPasted(clipboard.getData('text/plain'));
}

/** Returns what is pasted into a field without formatting. */
export function cleanClipboard(clipboard: Pick<DataTransfer, 'getData'>): string {
  const pasted = clipboard.getData('text/plain');
  const converted = convertPasted(pasted);
  return hasFormatting(converted) ? plainText(converted) : cleanPasted(pasted);
}

interface Style {
  bold: boolean;
  italic: boolean;
  underline: boolean;
}

interface Run extends Style {
  text: string;
}

/** Null for HTML without formatting, whose plain text keeps the lines better. */
function fromHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const runs = runsOf(body, { bold: false, italic: false, underline: false });
  const isFormatted = runs.some((run) => isStyled(run) || run.text === BULLET);
  return isFormatted ? withBullets(linesOf(runs).map(markLine)) : null;
}

const withBullets = (marked: string[]) =>
  cleanPasted(marked.join('\n'))
    .replace(/\n\n(?=• )/g, '\n')
    .trim();

const isStyled = ({ bold, italic, underline, text }: Run) =>
  (bold || italic || underline) && text.trim() !== '';

const BULLET = '• ';
const unread = new Set(['STYLE', 'SCRIPT', 'TITLE', 'HEAD']);
const paragraphs = new Set(['P', 'UL', 'OL', 'BLOCKQUOTE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const lines = new Set(['DIV', 'LI', 'TR', 'SECTION', 'ARTICLE']);

function runsOf(parent: Node, style: Style): Run[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE)
      return [{ ...style, text: (node.textContent ?? '').replace(/\s+/g, ' ') }];
    return node instanceof Element ? runsOfElement(node, style) : [];
  });
}

function runsOfElement(element: Element, outer: Style): Run[] {
  const { tagName, className } = element;
  const css = element.getAttribute('style') ?? '';
  // Word writes the bullet of a list as text of its own.
  if (unread.has(tagName) || /mso-list:\s*ignore/i.test(css)) return [];
  if (tagName === 'BR') return [plain('\n')];
  const inner = runsOf(element, styleOf(tagName, css, outer));
  const isWordItem = className.startsWith('MsoList') && /mso-list:/i.test(css);
  if (tagName === 'LI' || isWordItem) return [plain('\n'), plain(BULLET), ...inner, plain('\n')];
  const around = paragraphs.has(tagName) ? '\n\n' : lines.has(tagName) ? '\n' : '';
  return around ? [plain(around), ...inner, plain(around)] : inner;
}

const plain = (text: string): Run => ({ text, bold: false, italic: false, underline: false });

function styleOf(tagName: string, css: string, outer: Style): Style {
  const isNormal = /font-weight:\s*(?:normal|[1-5]00)/i.test(css);
  const isBold =
    /^(?:B|STRONG|H[1-6])$/.test(tagName) || /font-weight:\s*(?:bold|[6-9]00)/i.test(css);
  return {
    bold: !isNormal && (outer.bold || isBold),
    italic: outer.italic || /^(?:I|EM)$/.test(tagName) || /font-style:\s*italic/i.test(css),
    underline:
      outer.underline || tagName === 'U' || /text-decoration[^;]*:[^;]*underline/i.test(css),
  };
}

function linesOf(runs: Run[]): Run[][] {
  const found: Run[][] = [[]];
  for (const run of runs)
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) found.push([]);
      found.at(-1)?.push({ ...run, text });
    });
  return found;
}

/** Markers don't enclose spaces, which is why those between two words of a style take it. */
function markLine(line: Run[]): string {
  const merged: Run[] = [];
  for (const run of line) {
    const last = merged.at(-1);
    const isSame = last && (run.text.trim() === '' || isSameStyle(last, run) || !last.text.trim());
    if (isSame)
      merged.splice(-1, 1, { ...(last.text.trim() ? last : run), text: last.text + run.text });
    else merged.push(run);
  }
  return merged.map(mark).join('').trim();
}

const isSameStyle = (a: Style, b: Style) =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline;

function mark(run: Run): string {
  const words = run.text.trim();
  const markers = markersOf(run);
  if (words === '' || markers.length === 0) return run.text;
  const [before = '', after = ''] = run.text.split(words);
  return before + markers.join('') + words + markers.toReversed().join('') + after;
}

const markersOf = ({ bold, italic, underline }: Style): string[] => [
  ...(underline ? ['__'] : []),
  ...(bold ? ['**'] : []),
  ...(italic ? ['*'] : []),
];
