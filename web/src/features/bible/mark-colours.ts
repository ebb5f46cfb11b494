import { markColours } from '@raizes/domain/documents/bible-marks';
import type { MarkColour } from '@raizes/domain/documents/bible-marks';

/** The backgrounds of highlighted text. Their contrast is at least 7:1 to the scheme's text and 4.5:1 to verse numbers. */
export const markPalette: Record<MarkColour, { name: string; light: string; dark: string }> = {
  amber: { name: 'amarelo', light: '#FBE6A2', dark: '#5C4813' },
  green: { name: 'verde', light: '#CBE8C6', dark: '#2B5230' },
  blue: { name: 'azul', light: '#C6E1F2', dark: '#224E68' },
  rose: { name: 'rosa', light: '#FADADC', dark: '#673440' },
  violet: { name: 'lilás', light: '#E8DFF6', dark: '#4A3B6B' },
};

/** The `sx` of a container with highlighted text: colours elements with, for example, `data-mark="amber"`. */
export const markedText = Object.fromEntries(
  markColours.map((colour) => [
    `& [data-mark="${colour}"]`,
    {
      backgroundColor: markPalette[colour].light,
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
      borderRadius: '3px',
      '[data-scheme="dark"] &': { backgroundColor: markPalette[colour].dark },
    },
  ]),
);
