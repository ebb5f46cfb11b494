import {
  batchesOf,
  cutVerse,
  filledGaps,
  isSamePiece,
  verseThrough,
} from '@raizes/domain/memorization/pieces';
import type { VersePiece } from '@raizes/domain/memorization/pieces';
import { hashText } from '@raizes/domain/text/hash';
import { keyframes } from '@emotion/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { scripture } from '@/ui/theme/theme';

interface Props {
  verse: string;
  /** What is written of the verse so far. */
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
  /** Called instead of `onChange` when the last gap is filled. */
  onFilled: (text: string) => void;
}

/** The verse with gaps, and its pieces as tiles to be tapped in order. What is written fills the gaps too. */
export function BuildVerse({ verse, text, disabled, onChange, onFilled }: Props) {
  const pieces = useMemo(() => cutVerse(verse), [verse]);
  const gaps = useMemo(() => pieces.filter(({ isGap }) => isGap), [pieces]);
  const filled = filledGaps(pieces, text);
  const [news, setNews] = useState('Toque no trecho que vem agora.');
  const { wrong, tremble } = useTremble();
  const tiles = useRef<HTMLDivElement>(null);
  const isPlacing = useRef(false);

  // The tapped tile is used, so the keyboard goes on with the first one that is left.
  useEffect(() => {
    if (!isPlacing.current) return;
    isPlacing.current = false;
    tiles.current?.querySelector<HTMLElement>('button:not([data-used])')?.focus();
  }, [filled]);

  function place(tile: VersePiece): void {
    const next = gaps[filled];
    if (!next) return;
    const words = tile.text.trim();
    if (!isSamePiece(tile, next)) {
      tremble(tile);
      return setNews(`“${words}” ainda não. Tente outro trecho.`);
    }
    isPlacing.current = true;
    const written = verseThrough(pieces, filled);
    const left = gaps.length - filled - 1;
    setNews(`“${words}” encaixado. ${leftText(left)}`);
    if (left === 0) onFilled(written);
    else onChange(written);
  }

  const [first, second] = batchesOf(pieces);
  const batch = filled < first.length ? first : second;
  return (
    <Stack spacing={2}>
      <GappedVerse pieces={pieces} filled={filled} />
      <Typography role="status" variant="body2" color="textSecondary">
        {news}
      </Typography>
      <Stack
        ref={tiles}
        direction="row"
        role="group"
        aria-label="Trechos do versículo"
        sx={tileRow}
      >
        {shuffled(batch).map((piece) => {
          const isUsed = gaps.indexOf(piece) < filled;
          return (
            <Button
              key={gaps.indexOf(piece)}
              variant="outlined"
              color={piece === wrong ? 'error' : 'primary'}
              disabled={disabled || isUsed}
              data-used={isUsed || undefined}
              onClick={() => place(piece)}
              sx={piece === wrong ? trembling : tileSx}
            >
              {piece.text.trim()}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}

function leftText(count: number): string {
  if (count === 0) return 'O versículo está inteiro.';
  return count === 1 ? 'Falta 1 trecho.' : `Faltam ${count} trechos.`;
}

/** The same order at every visit, but not that of the verse. */
const shuffled = (pieces: VersePiece[]): VersePiece[] =>
  pieces.toSorted((one, other) => hashText(`${one.text}.`) - hashText(`${other.text}.`));

const TREMBLE_MS = 600;

/** The tile that was tapped too early, for a moment. */
function useTremble() {
  const [wrong, tremble] = useState<VersePiece | null>(null);
  useEffect(() => {
    if (!wrong) return undefined;
    const timer = setTimeout(() => tremble(null), TREMBLE_MS);
    return () => clearTimeout(timer);
  }, [wrong]);
  return { wrong, tremble };
}

/** For the eyes only: a screen reader finds the filled part in the text field. */
function GappedVerse({ pieces, filled }: { pieces: VersePiece[]; filled: number }) {
  const gaps = pieces.filter(({ isGap }) => isGap);
  return (
    <Typography component="div" aria-hidden sx={verseSx}>
      {pieces.map((piece, index) => {
        const gap = gaps.indexOf(piece);
        const words = piece.text.trim();
        if (gap >= filled)
          return (
            <Box
              key={index}
              component="span"
              data-next={gap === filled || undefined}
              sx={gapSx}
              style={{ width: `${Math.min(words.length * 0.5, 9)}em` }}
            />
          );
        return (
          <Box key={index} component="span" sx={piece.isGap ? placedSx : null}>
            {words}{' '}
          </Box>
        );
      })}
    </Typography>
  );
}

const inMotion = '@media (prefers-reduced-motion: no-preference)';
const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-5px)' },
  '40%, 80%': { transform: 'translateX(5px)' },
});
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(20px)' } });

const verseSx = {
  ...scripture,
  fontSize: '1.125em',
  lineHeight: 1.9,
  overflowWrap: 'anywhere',
} as const;
const gapSx = {
  display: 'inline-block',
  height: '1.35em',
  minWidth: '2.5em',
  maxWidth: '100%',
  mr: '0.3em',
  verticalAlign: 'text-bottom',
  borderRadius: 1.5,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mui-palette-primary-main) 40%, transparent)',
  '&[data-next]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 18%, transparent)',
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-secondary-main)',
  },
} as const;
const placedSx = {
  display: 'inline-block',
  maxWidth: '100%',
  whiteSpace: 'pre-wrap',
  [inMotion]: { animation: `${settle} 260ms ease-out` },
} as const;

const tileRow = { flexWrap: 'wrap', gap: 1 } as const;
const tileSx = {
  ...scripture,
  minHeight: 48,
  maxWidth: '100%',
  px: 2,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  borderRadius: 3,
  bgcolor: 'background.paper',
  // Keeps its place, so that the other tiles stay under the finger.
  '&[data-used]': { borderStyle: 'dashed', bgcolor: 'transparent', opacity: 0.6 },
} as const;
/** Without motion it only blinks in red. */
const trembling = {
  ...tileSx,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 14%, transparent)',
  [inMotion]: { animation: `${shake} 400ms ease-in-out` },
} as const;
