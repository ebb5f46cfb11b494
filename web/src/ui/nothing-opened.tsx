import { Typography } from '@mui/material';

/** What stands in the place of a message while none is opened. */
export function NothingOpened({ children = 'Selecione uma mensagem' }: { children?: string }) {
  return (
    <Typography
      color="textSecondary"
      sx={{
        px: 2,
        py: 12,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Typography>
  );
}
