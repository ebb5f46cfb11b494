import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { formatPassage } from '@raizes/domain/bible/passage';
import { Suspense, useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { verseId } from './chapter-text';
import type { VerseActionsProps } from './verse-actions';

const VerseActions = lazyComponent(() =>
  import('./verse-actions').then((module) => module.VerseActions),
);

interface Props extends VerseActionsProps {
  /** Takes the focus that comes from the text with the Tab key. */
  ref: Ref<HTMLDivElement>;
}

/**
 * Stands at the bottom of the screen while verses are selected, and leaves the text free for more. Its place is the end of the page, so that the
 * last verse can be scrolled above it too.
 */
export function SelectionSheet({ ref, ...props }: Props) {
  const { passage, onClose } = props;
  const sheet = useRef<HTMLElement>(null);
  const last = passage.to.verse;

  // The verse that was touched stays in sight.
  useEffect(() => {
    const verse = document.getElementById(verseId(last))?.getBoundingClientRect();
    const top = sheet.current?.getBoundingClientRect().top;
    if (verse && top !== undefined && verse.bottom > top - GAP)
      scrollBy({ top: verse.bottom - top + GAP, behavior: motion() });
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

/** In CSS pixels. */
const ACTIONS_HEIGHT = 112;

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
