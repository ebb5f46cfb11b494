import { parseRichText } from '@raizes/domain/rich-text';
import { Box, Stack, Typography } from '@mui/material';
import type { TextRun } from '@raizes/domain/rich-text-inline';

/** Text with the simple markers for bold, italic, underline and bullets. Everything else in it stays text. */
export function RichText({ text }: { text: string }) {
  return (
    <Stack spacing={1.5} sx={{ overflowWrap: 'anywhere' }}>
      {parseRichText(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <Typography key={index} sx={{ font: 'inherit', whiteSpace: 'pre-line' }}>
            <Runs runs={block.runs} />
          </Typography>
        ) : (
          <Box key={index} component="ul" sx={{ pl: 3, mb: 0 }}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </Box>
        ),
      )}
    </Stack>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
  return runs.map(({ text, bold, italic, underline }, index) => (
    <Box
      key={index}
      component={bold ? 'strong' : italic ? 'em' : underline ? 'u' : 'span'}
      sx={{
        fontWeight: bold ? 700 : undefined,
        fontStyle: italic ? 'italic' : undefined,
        textDecoration: underline ? 'underline' : undefined,
      }}
    >
      {text}
    </Box>
  ));
}
