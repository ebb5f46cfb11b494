import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { Box } from '@mui/material';
import { useState } from 'react';
import { MarkPaths } from '@/ui/mark-paths';
import { scripture } from '@/ui/theme';
import { coverColors } from './cover-colors';

const cream = '#FAF7F2';
const gold = 'rgba(232, 178, 107, 0.65)';
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The picture of a video: its thumbnail, and below it, or where there is none, a drawn cover with the book's name. */
export function BookCover({ video }: { video: BibleVideo }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { thumbnail_url, book_name, book_order } = video;
  const { light, deep } = coverColors(book_order);
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        containerType: 'inline-size',
        flexShrink: 0,
        color: cream,
        background: `radial-gradient(120% 140% at 20% 0%, ${light}, ${deep})`,
      }}
    >
      <Binding name={book_name} />
      {thumbnail_url !== null && thumbnail_url !== broken && (
        <Box
          component="img"
          src={thumbnail_url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(thumbnail_url)}
          sx={{ ...filling, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

/** A cover as a bookbinder would make it: a golden frame, a sprout with its roots, the name. */
function Binding({ name }: { name: string }) {
  return (
    <>
      <Box
        component="svg"
        viewBox="0 0 48 48"
        sx={{
          position: 'absolute',
          right: '-6cqi',
          bottom: '-12cqi',
          width: '58cqi',
          color: cream,
          opacity: 0.09,
        }}
      >
        <MarkPaths />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          inset: '3.5cqi',
          display: 'grid',
          placeItems: 'center',
          p: '4cqi',
          border: `1px solid ${gold}`,
          borderRadius: '2.5cqi',
        }}
      >
        <Box
          component="span"
          sx={{
            fontFamily: scripture.fontFamily,
            fontSize: `min(3rem, ${name.length > 24 ? 7 : 10}cqi)`,
            fontWeight: 600,
            lineHeight: 1.2,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {name}
        </Box>
      </Box>
    </>
  );
}
