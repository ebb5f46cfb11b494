import { isBlank } from '@raizes/domain/sanitize';
import SendIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useOnline } from '@/lib/online';
import { Field } from '@/ui/field';
import { Complaint } from './complaint';
import { roomLeft, roomText } from './room';
import type { useChat } from './use-chat';

/** Where a question is written; every letter is on the device before it is on the screen. */
export function Composer({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { text, write, turn, isWaiting, ask } = chat;
  const online = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const room = roomLeft(text);
  const canSend = online && !isWaiting && !isBlank(text) && room >= 0;

  // A keyboard that rises by itself would hide a phone's screen.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);

  function send(): void {
    if (!canSend) return;
    void ask(text.trim(), '');
    field.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{
        flexShrink: 0,
        px: 2,
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Complaint online={online} turn={turn} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <Field
          label="Sua mensagem"
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendOnEnter}
          error={room < 0}
          inputRef={field}
          helper={roomText(room)}
          multiline
          maxRows={6}
          slotProps={{ input: { enterKeyHint: 'send' } }}
        />
        <Box sx={{ pb: 3.5 }}>
          <IconButton
            type="submit"
            aria-label="Enviar"
            disabled={!canSend}
            sx={{
              width: 48,
              height: 48,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
              '&:hover': { bgcolor: 'primary.dark' },
              '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
            }}
          >
            <SendIcon />
          </IconButton>
        </Box>
      </Stack>
    </Box>
  );
}
