import { Box, Skeleton } from '@mui/material';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { usePaper, useSpacing, useTextSize, useTypeface } from '@/lib/device-settings';
import { longTextRem } from './text-size-control';
import { scripture, theme } from './theme/theme';

/** The page of a chapter, with a comfortable line length at any size of the text, on the paper that the person chose. */
export function ChapterColumn({ children }: { children: ReactNode }) {
  const [size] = useTextSize();
  const [spacing] = useSpacing();
  const [typeface] = useTypeface();
  const [paper] = usePaper();

  // The colours are in base.css.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['paper'] = paper;
    return () => void delete dataset['paper'];
  }, [paper]);

  const chosen = {
    '--chapter-line': lineHeights[spacing],
    '--chapter-font': fontFamilies[typeface],
    fontSize: `${longTextRem[size]}rem`,
  };
  return <Box sx={{ ...column, ...chosen }}>{children}</Box>;
}

const lineHeights = { close: 1.45, normal: scripture.lineHeight, wide: 2.1 };

export const fontFamilies = {
  serif: scripture.fontFamily,
  sans: theme.typography.fontFamily,
  device: 'system-ui, sans-serif',
};

/** The `sx` of the chapter's text. */
export const chapterText = {
  fontFamily: 'var(--chapter-font)',
  lineHeight: 'var(--chapter-line)',
} as const;

const column = {
  fontFamily: scripture.fontFamily,
  maxWidth: 'calc(65ch + 32px)',
  mx: 'auto',
  // Padding on the children, so that the sticky bar also covers the highlights that extend beyond the column.
  '& > *': { px: 2 },
} as const;

/** The `sx` of the chapter's title, which can have the focus. */
export const chapterTitle = {
  fontSize: 'min(2.25rem, 9.5vw)',
  overflowWrap: 'anywhere',
  outline: 'none',
} as const;

const widths = [96, 88, 100, 92, 60, 98, 84, 100, 72];

/** The skeleton of a chapter's text. */
export const LoadingLines = () =>
  widths.map((width, index) => <Skeleton key={index} width={`${width}%`} height={32} />);
