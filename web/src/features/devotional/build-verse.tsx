import {
  batchesOf,
  filledGaps,
  isSamePiece,
  verseThrough,
} from '@raizes/domain/memorization/pieces';
import type { VersePiece } from '@raizes/domain/memorization/pieces';
import { hashText } from '@raizes/domain/text/hash';
import { keyframes } from '@emotion/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { scripture } from '@/ui/theme/theme';

interface Props {
  pieces: VersePiece[];
  /** What is written of the verse so far. */
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
  /** Called instead of `onChange` when the last gap is filled. */
  onFilled: (text: string) => void;
}

/** The hidden pieces of a verse as tiles, which write into the text field when they are tapped in order. */
export function BuildVerse({ pieces, text, disabled, onChange, onFilled }: Props) {
  const gaps = pieces.filter(({ isGap }) => isGap);
  const filled = filledGaps(pieces, text);
  const [news, setNews] = useState('');
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
    <Stack spacing={1}>
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
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
        {news || leftText(gaps.length - filled)}
      </Typography>
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

/** What is still missing of the verse, inside the text field. For the eyes only: a screen reader counts the gaps with the tiles. */
export function VerseGaps({ pieces, text }: Pick<Props, 'pieces' | 'text'>) {
  const filled = filledGaps(pieces, text);
  const gaps = pieces.filter(({ isGap }) => isGap);
  const next = gaps[filled];
  if (!next) return null;
  // The visible words before the next gap belong to it.
  const first = pieces.indexOf(next) - (pieces[pieces.indexOf(next) - 1]?.isGap === false ? 1 : 0);
  return (
    <Box aria-hidden sx={verseSx}>
      {pieces.slice(first).map((piece, index) => {
        const words = piece.text.trim();
        if (!piece.isGap) return `${words} `;
        return (
          <Box
            key={index}
            component="span"
            data-next={piece === next || undefined}
            sx={gapSx}
            style={{ width: `${Math.min(words.length * 0.5, 9)}em` }}
          />
        );
      })}
    </Box>
  );
}

const inMotion = '@media (prefers-reduced-motion: no-preference)';
const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-5px)' },
  '40%, 80%': { transform: 'translateX(5px)' },
});

const verseSx = {
  ...scripture,
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
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mui-palette-primary-main) 60%, transparent)',
  '&[data-next]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 18%, transparent)',
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-secondary-main)',
  },
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
