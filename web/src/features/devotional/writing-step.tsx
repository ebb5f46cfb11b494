import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { useVisibleHeight } from '@/lib/browser';

/** Below this height, in CSS pixels, the text field takes the whole page while it has the focus. */
const SHORT = 560;

/** Whether the step's text field is a page of its own now; the handlers belong to an element around the step. */
export function useWritingPage(step: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const height = useVisibleHeight();
  return {
    isPage: focused === step && height < SHORT,
    height,
    handlers: {
      onFocus({ target }: FocusEvent) {
        if (target instanceof HTMLTextAreaElement) setFocused(step);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
  };
}

/** For a button beside the field: the keyboard stays open, so that the button does not move away from the finger. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Props {
  label?: string;
  title: ReactNode;
  /** The field is a page of its own. */
  isPage: boolean;
  /** The title can be longer than a line. */
  isQuestion?: boolean;
  children: ReactNode;
}

/** A step with a text field. On a page of its own the question is one line, which can be opened. */
export function WritingStep({ label, title, isPage, isQuestion = false, children }: Props) {
  const [isWhole, setWhole] = useState(false);
  const isLine = isPage && !isWhole;
  return (
    <Stack spacing={isPage ? 1 : 2} sx={isPage ? { minHeight: 0 } : null}>
      <Stack direction={isPage ? 'row' : 'column'} sx={isPage ? lineSx : null}>
        {label && !isPage && (
          <Typography variant="overline" component="p" color="secondary">
            {label}
          </Typography>
        )}
        <Typography
          variant={isPage ? 'h3' : 'h1'}
          component="h1"
          tabIndex={-1}
          noWrap={isLine}
          sx={
            isPage ? titleSx : { ...titleSx, fontSize: { xs: 'min(1.375rem, 8vw)', md: '1.75rem' } }
          }
        >
          {title}
        </Typography>
        {isPage && isQuestion && (
          <Button
            size="small"
            aria-expanded={isWhole}
            onMouseDown={keepFocus}
            onClick={() => setWhole(!isWhole)}
            sx={{ flexShrink: 0, minHeight: 44 }}
          >
            {isWhole ? 'ver menos' : 'ver inteira'}
          </Button>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

const titleSx = { outline: 'none', overflowWrap: 'anywhere', flexGrow: 1, minWidth: 0 } as const;

const lineSx = {
  alignItems: 'center',
  gap: 1,
  maxHeight: '30dvh',
  overflowY: 'auto',
  flexShrink: 0,
};
