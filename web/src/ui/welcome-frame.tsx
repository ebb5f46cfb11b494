import { Box, Dialog, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { CONTENT_ID, useMedia } from '@/lib/browser';

interface Props {
  title: string;
  /** Without one, the question stands alone. */
  step?: { number: number; of: number };
  /** Above the title, in the room that the rest leaves on the screen. */
  picture?: { drawing: ReactNode; rest: number };
  /** The buttons, always in sight. */
  actions: ReactNode;
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** What is asked before the app opens, over the whole of a phone's screen; the page behind it is inert. */
export function WelcomeFrame({ title, step, picture, actions, onSubmit, children }: Props) {
  const id = useId();
  const isPhone = useMedia('(max-width: 599.95px)');
  const container = useOverInertPage();
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

/** A container of its own: MUI then hides nothing from screen readers, and the toasts can still be read and pressed. */
function useOverInertPage(): HTMLElement {
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
