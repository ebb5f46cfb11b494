import { expect, it } from 'vitest';
import { continueBullets, toggleBullets, toggleStyle } from './text-edits';
import type { Edit } from './text-edits';

/** Parses a text in which `[` and `]` mark the ends of the selection, and `|` an empty one. */
function parse(marked: string) {
  const text = marked.replace('|', '[]');
  const start = text.indexOf('[');
  return { text: text.replace(/[[\]]/g, ''), start, end: text.indexOf(']') - 1 };
}

function apply(text: string, { from, to, text: written, select: [start, end] }: Edit): string {
  const after = text.slice(0, from) + written + text.slice(to);
  const selected = start === end ? '|' : `[${after.slice(start, end)}]`;
  return after.slice(0, start) + selected + after.slice(end);
}

const styled = (marked: string, style: 'bold' | 'italic' | 'underline') => {
  const { text, start, end } = parse(marked);
  return apply(text, toggleStyle(text, start, end, style));
};
const bulleted = (marked: string) => {
  const { text, start, end } = parse(marked);
  return apply(text, toggleBullets(text, start, end));
};

it.each([
  ['bold', 'Deus [é amor].', 'Deus **[é amor]**.'],
  ['italic', 'Deus [é amor].', 'Deus *[é amor]*.'],
  ['underline', 'Deus [é amor].', 'Deus __[é amor]__.'],
] as const)(
  'puts %s markers around the selection, and removes them again',
  (style, before, after) => {
    expect(styled(before, style)).toBe(after);
    expect(styled(after, style)).toBe(before);
  },
);

it('removes markers that are part of the selection', () => {
  expect(styled('Deus [**é amor**].', 'bold')).toBe('Deus [é amor].');
  expect(styled('Deus [*é amor*].', 'italic')).toBe('Deus [é amor].');
});

it('distinguishes bold from italic where both are combined', () => {
  expect(styled('**[amor]**', 'italic')).toBe('***[amor]***');
  expect(styled('***[amor]***', 'italic')).toBe('**[amor]**');
  expect(styled('***[amor]***', 'bold')).toBe('*[amor]*');
  expect(styled('*[amor]*', 'bold')).toBe('***[amor]***');
  expect(styled('__[amor]__', 'bold')).toBe('__**[amor]**__');
});

it('keeps spaces at the ends outside the markers, because a marker next to a space is plain text', () => {
  expect(styled('Deus[ é amor ]sempre', 'bold')).toBe('Deus **[é amor]** sempre');
});

it('marks each of several lines, excluding bullets and blank lines', () => {
  expect(styled('[um\n\n• dois]', 'bold')).toBe('**[um**\n\n• **dois]**');
  expect(styled('**[um**\n\n• **dois]**', 'bold')).toBe('[um\n\n• dois]');
  expect(styled('[**um**\ndois]', 'bold')).toBe('**[um**\n**dois]**');
});

it('inserts a pair of markers to type between if nothing is selected, and removes an empty pair', () => {
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

it('continues a list on Enter, until a bullet is left empty', () => {
  const pressEnter = (marked: string) => {
    const { text, start } = parse(marked);
    const edit = continueBullets(text, start);
    return edit && apply(text, edit);
  };
  expect(pressEnter('• fé|')).toBe('• fé\n• |');
  expect(pressEnter('• fé\n• |')).toBe('• fé\n|');
  expect(pressEnter('fé|')).toBeNull();
});
