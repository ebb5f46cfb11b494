import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { formatPassage } from '@raizes/domain/bible/passage';
import { Suspense, useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { ToastsAbove } from '@/ui/toasts-above';
import { verseId } from './chapter-text';
import type { VerseActionsProps } from './verse-actions';

const VerseActions = lazyComponent(() =>
  import('./verse-actions').then((module) => module.VerseActions),
);

interface Props extends VerseActionsProps {
  /** Takes the focus when Tab is pressed in the text. */
  ref: Ref<HTMLDivElement>;
}

/**
 * The sheet at the bottom of the screen while verses are selected; the text stays accessible, so that more can be selected. It is sticky
 * at the end of the page, so that even the last verse can be scrolled above it.
 */
export function SelectionSheet({ ref, ...props }: Props) {
  const { passage, onClose } = props;
  const sheet = useRef<HTMLElement>(null);
  const last = passage.to.verse;

  // Keeps the last selected verse visible.
  useEffect(() => {
    const verse = document.getElementById(verseId(last))?.getBoundingClientRect();
    const top = sheet.current?.getBoundingClientRect().top;
    if (verse && top !== undefined && verse.bottom > top - GAP)
      scrollBy({ top: verse.bottom - top + GAP, behavior: scrollBehavior() });
  }, [last]);

  return (
    <Paper
      ref={sheet}
      component="section"
      elevation={8}
      aria-label="Versículos selecionados"
      sx={{
        position: 'sticky',
        bottom: { xs: 'var(--nav-height)', md: 'calc(16px + var(--player-height, 0px))' },
        zIndex: 'appBar',
        mx: { xs: -2, md: 0 },
        px: 2,
        pt: 1,
        pb: { xs: 'calc(16px + var(--player-height, 0px))', md: 2 },
        borderRadius: { xs: '20px 20px 0 0', md: 1 },
        border: 1,
        borderColor: 'divider',
        fontFamily: 'fontFamily',
        fontSize: '1rem',
      }}
    >
      <ToastsAbove height="calc(var(--nav-height) + 220px)" />
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}
      >
        <div>
          <Typography ref={ref} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
            {formatPassage(passage)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Toque em outros versículos para incluir
          </Typography>
        </div>
        <IconButton edge="end" aria-label="Desfazer a seleção" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Suspense fallback={<Box sx={{ height: ACTIONS_HEIGHT }} />}>
        <VerseActions {...props} />
      </Suspense>
    </Paper>
  );
}

const GAP = 16;

/** The height of the actions in CSS pixels. */
const ACTIONS_HEIGHT = 112;

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
