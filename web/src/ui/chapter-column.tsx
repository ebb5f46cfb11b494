import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTextSize } from '@/lib/device-settings';
import { longTextRem } from './text-size-control';
import { scripture } from './theme/theme';

/** The page of a chapter, with a comfortable line length at any size of the text. */
export function ChapterColumn({ children }: { children: ReactNode }) {
  const [size] = useTextSize();
  return <Box sx={{ ...column, fontSize: `${longTextRem[size]}rem` }}>{children}</Box>;
}

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
