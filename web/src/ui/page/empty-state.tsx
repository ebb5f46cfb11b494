import { Stack, Typography } from '@mui/material';
import { Logo } from '../logo';

interface Props {
  /** Left out in a drawer, where the text is enough. */
  title?: string;
  text: string;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, text }: Props) {
  return (
    <Stack
      spacing={title ? 1.5 : 2}
      sx={{ alignItems: 'center', textAlign: 'center', ...(title ? { py: 6 } : { px: 4, py: 8 }) }}
    >
      <Logo size={56} />
      {title && (
        <Typography variant="h3" component="p">
          {title}
        </Typography>
      )}
      <Typography
        variant={title ? 'body2' : 'body1'}
        color="textSecondary"
        sx={{ maxWidth: title ? 420 : undefined }}
      >
        {text}
      </Typography>
    </Stack>
  );
}
