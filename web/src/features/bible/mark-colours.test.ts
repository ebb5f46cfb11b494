import * as v from 'valibot';
import { expect, it } from 'vitest';
import { theme } from '@/ui/theme/theme';
import { markPalette } from './mark-colours';

const scheme = v.object({
  palette: v.object({
    text: v.object({ primary: v.string() }),
    secondary: v.object({ main: v.string() }),
  }),
});
const { colorSchemes } = v.parse(
  v.object({ colorSchemes: v.object({ light: scheme, dark: scheme }) }),
  theme,
);

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(color.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

it.each(['light', 'dark'] as const)(
  'keeps highlighted text and verse numbers readable in the %s scheme',
  (shown) => {
    const { text, secondary } = colorSchemes[shown].palette;
    const backgrounds = Object.values(markPalette).map((colour) => colour[shown]);
    const unreadable = (color: string, least: number) =>
      backgrounds.filter((background) => contrast(background, color) < least);
    expect(unreadable(text.primary, 7)).toEqual([]);
    expect(unreadable(secondary.main, 4.5)).toEqual([]);
  },
);
