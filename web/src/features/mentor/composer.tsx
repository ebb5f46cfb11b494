import type { Danger } from '@raizes/domain/crisis/crisis';
import { MENTOR_MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isTouch, useOnline } from '@/lib/browser';
import { useIsSignedIn } from '@/lib/user';
import { findDanger, preloadDangerCheck, DangerHelp } from '@/ui/danger-help';
import { Field } from '@/ui/fields';
import { withCallLinks } from '@/ui/helplines';
import { OtherText } from '@/ui/other-text';
import type { useChat } from './use-chat';

/** The field for a question, whose draft is saved on every change. */
export function Composer({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { draft, setDraft, otherDraft, dropOtherDraft, failure, isWaiting, ask } = chat;
  const isOnline = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const charactersLeft = MENTOR_MESSAGE_MAX_LENGTH - draft.trim().length;
  const helper = helperText(charactersLeft);
  const canSend = isOnline && !isWaiting && !isBlank(draft) && charactersLeft >= 0;
  // A call waits until Auth has resolved.
  const isSignedIn = useIsSignedIn();
  const isStuck = charactersLeft < 0 || !isOnline || !isSignedIn || failure !== null;
  const danger = useDanger(draft, isStuck, isWaiting);

  // Focuses the field, except on a touch screen, where the keyboard would cover the conversation.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);

  function send(): void {
    if (!canSend) return;
    void ask(draft.trim(), '');
    field.current?.focus();
  }

  /** Sends also while a touch keyboard still composes the last word. */
  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey) return;
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
      <Box
        aria-live="polite"
        sx={{ maxHeight: '40dvh', overflowY: 'auto', '&:not(:empty)': { mb: 2 } }}
      >
        <DangerHelp danger={danger} note={NOT_SENT} />
      </Box>
      <OtherText text={otherDraft} onDiscard={dropOtherDraft} />
      <Notice isOnline={isOnline} failure={failure} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <Field
          label="Sua mensagem"
          placeholder="Pergunte o que quiser"
          notched
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={sendOnEnter}
          error={charactersLeft < 0}
          inputRef={field}
          helper={helper}
          multiline
          maxRows={6}
          slotProps={{ input: { enterKeyHint: 'send' } }}
        />
        <Box sx={{ pb: helper ? 3.5 : 0.5 }}>
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

const NOT_SENT = 'Sua mensagem não foi enviada, e ninguém foi avisado. Ligar não depende disso.';

const noDanger: Danger = { level: 'none' };
const PAUSE_MS = 300;

/**
 * The danger in a draft that does not reach the server, which otherwise checks it first. The result stays while the draft is
 * resent.
 */
function useDanger(draft: string, isStuck: boolean, isWaiting: boolean): Danger {
  const [danger, setDanger] = useState(noDanger);
  useEffect(preloadDangerCheck, []);

  useEffect(() => {
    if (isWaiting) return;
    let isCurrent = true;
    async function check(): Promise<void> {
      const found = isStuck ? await findDanger(draft) : noDanger;
      if (isCurrent) setDanger(found);
    }
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, isStuck, isWaiting]);

  return danger;
}

const OFFLINE_TEXT =
  'Você está sem internet. O que você escrever fica guardado neste aparelho até poder ser enviado.';

/** Why the last question was not answered, or why nothing can be sent. */
function Notice({ isOnline, failure }: { isOnline: boolean; failure: string | null }) {
  if (isOnline && failure === null) return null;
  return (
    <Box
      role={failure === null ? 'status' : 'alert'}
      sx={{
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: failure === null ? 'info.main' : 'error.main',
        bgcolor: 'action.hover',
      }}
    >
      {failure !== null && (
        <Typography variant="body2">{withCallLinks(failure, helplines)}</Typography>
      )}
      {!isOnline && <Typography variant="body2">{OFFLINE_TEXT}</Typography>}
    </Box>
  );
}

/** The helplines that a refusal names. */
const helplines = /\b(188|100)\b/;

const NEAR_LIMIT = 200;
const numberFormat = new Intl.NumberFormat('pt-BR');

/** How to send with a keyboard; near the limit, how many characters are left. */
function helperText(charactersLeft: number): string | null {
  if (charactersLeft < 0) {
    const limit = numberFormat.format(MENTOR_MESSAGE_MAX_LENGTH);
    const over = numberFormat.format(-charactersLeft);
    return `Cabem ${limit} caracteres: tire ${over} para enviar, ou divida em duas mensagens.`;
  }
  if (charactersLeft === 0) return 'Não cabe mais nenhum caractere.';
  if (charactersLeft === 1) return 'Cabe mais 1 caractere.';
  if (charactersLeft <= NEAR_LIMIT) return `Cabem mais ${charactersLeft} caracteres.`;
  return isTouch() ? null : 'Enter envia; Shift+Enter pula uma linha.';
}
