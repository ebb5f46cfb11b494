import { Button, Stack, Typography } from '@mui/material';

interface Props {
  onRetry: () => void;
  /** What there is instead, when only the network is missing. */
  children?: string | undefined;
}

/** Says why there is no more to see, and offers to try again. */
export function LoadFailed({ onRetry, children }: Props) {
  return (
    <Stack
      role="alert"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <Typography>{children ?? 'Não foi possível carregar o histórico.'}</Typography>
      <Button size="small" onClick={onRetry} sx={{ flexShrink: 0 }}>
        Tentar novamente
      </Button>
    </Stack>
  );
}
