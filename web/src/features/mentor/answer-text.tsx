import { Box, Stack, Typography } from '@mui/material';
import { RichText } from '@/ui/devotional-text';

interface Props {
  text: string;
  /** Not while it is still being written. */
  isFinal: boolean;
}

/** An answer of the mentor, whose named parts stand apart from what it says in its own words. */
export function AnswerText({ text, isFinal }: Props) {
  return (
    <Stack spacing={1.5}>
      {text.split(/\n{2,}/).map((part, index) => {
        const [start = '', name] = NAMED.exec(part) ?? [];
        if (!name) return <RichText key={index} text={part} isFinal={isFinal} />;
        return (
          <Box key={index} sx={apart}>
            <Typography variant="subtitle2" component="p" color="secondary">
              {name}
            </Typography>
            <RichText text={withBoldNames(part.slice(start.length))} isFinal={isFinal} />
          </Box>
        );
      })}
    </Stack>
  );
}

/** In a list of passages, what stands before the colon leads. */
const withBoldNames = (text: string) => text.replace(/^([•-] )([^:*\n]{1,40}:)/gmu, '$1**$2**');

/** As the mentor begins such a part. */
const NAMED =
  /^(A sua igreja ensina|Para ler com calma|Um passo para hoje|Vamos orar|Para pensar|Para levar à vida|Uma oração):\s*/;

const apart = {
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 45%, transparent)',
} as const;
