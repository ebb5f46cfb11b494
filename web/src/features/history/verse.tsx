import type { Devotional } from '@raizes/domain/documents/devotional';
import { Box, Skeleton, Typography } from '@mui/material';
import type { CachedDoc } from '@/lib/cached-doc';
import { scripture } from '@/ui/theme';

export type Found = CachedDoc<Devotional> | { state: 'loading' };

/** The verse of a day's devotional, as far as it can still be had. */
export function Verse({ devotional }: { devotional: Found }) {
  switch (devotional.state) {
    case 'loading':
      return <Skeleton height={56} />;
    case 'missing':
    case 'malformed':
      return <Missing>O texto deste devocional não está mais disponível.</Missing>;
    case 'unreachable':
      return <Missing>O versículo deste dia aparece aqui quando houver internet.</Missing>;
    case 'ready':
      return (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}
        >
          <Typography sx={{ ...scripture, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {devotional.value.verse_text}
          </Typography>
        </Box>
      );
  }
}

function Missing({ children }: { children: string }) {
  return (
    <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {children}
    </Typography>
  );
}
