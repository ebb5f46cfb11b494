import { Button, Stack } from '@mui/material';
import type { MessagePage } from './api';

/** From one page of messages to the next, from its beginning. */
export function Pager({ newer, older }: Pick<MessagePage, 'newer' | 'older'>) {
  function turn(page: MessagePage['newer']): void {
    page?.();
    window.scrollTo(0, 0);
  }

  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <Button onClick={() => turn(newer)} disabled={!newer}>
        Mais recentes
      </Button>
      <Button onClick={() => turn(older)} disabled={!older}>
        Mais antigas
      </Button>
    </Stack>
  );
}
