import { Box, Dialog, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { CONTENT_ID, useMedia } from '@/lib/browser';

interface Props {
  title: string;
  /** Left out for a question that is not part of a sequence. */
  step?: { number: number; of: number };
  /** Shown above the title; `rest` is the height, in px, that the other content needs. */
  picture?: { drawing: ReactNode; rest: number };
  /** The buttons, always visible. */
  actions: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** A dialog for the questions before the app opens; full-screen on a phone, and the page behind it is inert. */
export function WelcomeFrame({ title, step, picture, actions, onSubmit, children }: Props) {
  const id = useId();
  const isPhone = useMedia('(max-width: 599.95px)');
  const container = useContainerOverInertPage();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), [title]);

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      transitionDuration={0}
      container={container}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { minHeight: { sm: 560 } } } }}
    >
      <Box component="form" noValidate onSubmit={onSubmit} sx={form}>
        <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto' }}>
          {picture && (
            <Box
              sx={{
                position: 'relative',
                height: `clamp(0px, 100dvh - ${picture.rest}px, 44dvh)`,
                maxHeight: { sm: 330 },
              }}
            >
              {picture.drawing}
            </Box>
          )}
          <Stack spacing={2} sx={{ px: { xs: 2.5, sm: 5 }, pt: { xs: 2.5, sm: 4 }, pb: 1 }}>
            <div>
              {step && (
                <Typography variant="overline" component="p" color="secondary">
                  Passo {step.number} de {step.of}
                </Typography>
              )}
              <Typography
                variant="h1"
                component="h2"
                id={id}
                ref={heading}
                tabIndex={-1}
                sx={{ outline: 'none' }}
              >
                {title}
              </Typography>
            </div>
            {children}
          </Stack>
        </Box>
        <Stack spacing={0.5} sx={{ px: { xs: 2.5, sm: 5 }, pt: 1.5, pb: 1.5 }}>
          {actions}
        </Stack>
      </Box>
    </Dialog>
  );
}

const form = { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 };

/**
 * Makes the page inert and returns a separate container for the dialog. MUI then hides nothing from screen readers, and the toasts
 * can still be read and pressed.
 */
function useContainerOverInertPage(): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const page = document.getElementById(CONTENT_ID);
    page?.setAttribute('inert', '');
    document.body.append(element);
    document.documentElement.dataset.covered = '';
    return () => {
      page?.removeAttribute('inert');
      element.remove();
      delete document.documentElement.dataset.covered;
    };
  }, [element]);
  return element;
}
