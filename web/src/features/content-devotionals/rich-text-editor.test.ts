import { expect, it } from 'vitest';
import { continueBullets, toggleBullets, toggleStyle } from './rich-text-editor';
import type { Edit } from './rich-text-editor';

/** `[` and `]` stand for the ends of the selection; `|` for both. */
function read(marked: string) {
  const text = marked.replace('|', '[]');
  const start = text.indexOf('[');
  return { text: text.replace(/[[\]]/g, ''), start, end: text.indexOf(']') - 1 };
}

function write(text: string, { from, to, text: written, select: [start, end] }: Edit): string {
  const after = text.slice(0, from) + written + text.slice(to);
  const selected = start === end ? '|' : `[${after.slice(start, end)}]`;
  return after.slice(0, start) + selected + after.slice(end);
}

const styled = (marked: string, style: 'bold' | 'italic' | 'underline') => {
  const { text, start, end } = read(marked);
  return write(text, toggleStyle(text, start, end, style));
};
const bulleted = (marked: string) => {
  const { text, start, end } = read(marked);
  return write(text, toggleBullets(text, start, end));
};

it.each([
  ['bold', 'Deus [é amor].', 'Deus **[é amor]**.'],
  ['italic', 'Deus [é amor].', 'Deus *[é amor]*.'],
  ['underline', 'Deus [é amor].', 'Deus __[é amor]__.'],
] as const)('%s goes round what is selected, and away again', (style, before, after) => {
  expect(styled(before, style)).toBe(after);
  expect(styled(after, style)).toBe(before);
});

it('takes the markers away when they are selected with the words', () => {
  expect(styled('Deus [**é amor**].', 'bold')).toBe('Deus [é amor].');
  expect(styled('Deus [*é amor*].', 'italic')).toBe('Deus [é amor].');
});

it('distinguishes bold from italic where both meet', () => {
  expect(styled('**[amor]**', 'italic')).toBe('***[amor]***');
  expect(styled('***[amor]***', 'italic')).toBe('**[amor]**');
  expect(styled('***[amor]***', 'bold')).toBe('*[amor]*');
  expect(styled('*[amor]*', 'bold')).toBe('***[amor]***');
  expect(styled('__[amor]__', 'bold')).toBe('__**[amor]**__');
});

it('leaves blanks at the ends outside: a marker next to one would be text', () => {
  expect(styled('Deus[ é amor ]sempre', 'bold')).toBe('Deus **[é amor]** sempre');
});

it('marks each of several lines, without their bullets and without blank lines', () => {
  expect(styled('[um\n\n• dois]', 'bold')).toBe('**[um**\n\n• **dois]**');
  expect(styled('**[um**\n\n• **dois]**', 'bold')).toBe('[um\n\n• dois]');
  expect(styled('[**um**\ndois]', 'bold')).toBe('**[um**\n**dois]**');
});

it('opens a pair to write in where nothing is selected, and takes an empty one away', () => {
  expect(styled('Deus |', 'bold')).toBe('Deus **|**');
  expect(styled('Deus **|**', 'bold')).toBe('Deus |');
  expect(styled('|', 'italic')).toBe('*|*');
  expect(styled('__|__', 'underline')).toBe('|');
});

it('toggles a bullet before each selected line', () => {
  expect(bulleted('f[é]')).toBe('• fé|');
  expect(bulleted('• f|é')).toBe('fé|');
  expect(bulleted('|')).toBe('• |');
  expect(bulleted('antes\n[fé\n\namor]\ndepois')).toBe('antes\n[• fé\n\n• amor]\ndepois');
  expect(bulleted('[• fé\n• amor]')).toBe('[fé\namor]');
  expect(bulleted('[• fé\namor]')).toBe('[• fé\n• amor]');
});

it('a list goes on with Enter, until a bullet is left empty', () => {
  const go = (marked: string) => {
    const { text, start } = read(marked);
    const edit = continueBullets(text, start);
    return edit && write(text, edit);
  };
  expect(go('• fé|')).toBe('• fé\n• |');
  expect(go('• fé\n• |')).toBe('• fé\n|');
  expect(go('fé|')).toBeNull();
});
