import { Alert, Button } from '@mui/material';

interface Props {
  onRetry: () => void;
  /** What there is instead, when only the network is missing. */
  children?: string | undefined;
}

/** Says why there is no more to see, and offers to try again. */
export function LoadFailed({ onRetry, children }: Props) {
  return (
    <Alert
      severity={children ? 'info' : 'error'}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {children ?? 'Não foi possível carregar o histórico.'}
    </Alert>
  );
}
