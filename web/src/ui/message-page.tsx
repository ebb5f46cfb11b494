import { Box } from '@mui/material';
import { Message } from './message';
import type { MessageProps } from './message';

/** A whole screen with one message. */
export function MessagePage(props: MessageProps) {
  return (
    <Box component="main" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Message {...props} />
    </Box>
  );
}
