import { MENTOR_MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useOnline } from '@/lib/browser';
import { Field } from '@/ui/fields';
import type { Turn } from './api';
import type { useChat } from './use-chat';

const offline =
  'Você está sem internet. O que você escrever fica guardado neste aparelho até poder ser enviado.';

/** Why nothing can be sent, or why the last question was not answered. What was written stays in the field. */
function Complaint({ online, turn }: { online: boolean; turn: Turn | null }) {
  const why = turn?.state === 'failed' ? turn.why : null;
  if (online && why === null) return null;
  return (
    <Box
      role={why === null ? 'status' : 'alert'}
      sx={{
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: why === null ? 'info.main' : 'error.main',
        bgcolor: 'action.hover',
      }}
    >
      {why !== null && <Typography variant="body2">{why}</Typography>}
      {!online && <Typography variant="body2">{offline}</Typography>}
    </Box>
  );
}

const NEAR = 200;
const format = new Intl.NumberFormat('pt-BR');

/** How many characters may still be written; less than nothing when there are too many. */
export const roomLeft = (text: string) => MENTOR_MESSAGE_MAX_LENGTH - text.trim().length;

/** What is said under the field: how to send, and near the limit how much room there is. */
export function roomText(room: number): string {
  if (room < 0) {
    const [limit, over] = [MENTOR_MESSAGE_MAX_LENGTH, -room].map((each) => format.format(each));
    return `Cabem ${limit} caracteres: tire ${over} para enviar, ou divida em duas mensagens.`;
  }
  if (room === 0) return 'Não cabe mais nenhum caractere.';
  if (room === 1) return 'Cabe mais 1 caractere.';
  if (room <= NEAR) return `Cabem mais ${room} caracteres.`;
  return 'Enter envia; Shift+Enter pula uma linha.';
}

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
