import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isTouch } from '@/lib/browser';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { useDraftField } from '@/lib/stored';
import type { TextDraft } from '@/lib/stored';
import { Field } from '@/ui/fields';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';
import { visuallyHidden } from '@/ui/page/styles';

interface Props {
  label: string;
  placeholder: string;
  /** The button's label. */
  action: string;
  /** Where the text is stored on every change; a refused one returns to it. */
  drafts: TextDraft;
  draftId: string;
  /** @returns the error in the text, if any */
  validate: (text: string) => string | undefined;
  /** Sends the trimmed text; resolves to whether it was sent. Also called if the form unmounts while the text is held. */
  send: (text: string) => Promise<boolean>;
  /** Called after the text was sent, unless the form is gone: something else may be open by then. */
  onSent: () => void;
  /** Called when the text begins and ends to be held and sent, so that what is sent with it can't change meanwhile. */
  onBusy?: (isBusy: boolean) => void;
  autoFocus?: boolean;
}

/**
 * A form for a text that is final when it is sent, so it is held for five seconds first. Enter and Ctrl+Enter send, Shift+Enter
 * adds a line. On a touch screen Enter adds a line and the button sends, because a soft keyboard has no Shift+Enter.
 */
export function FinalTextForm(props: Props) {
  const { label, placeholder, action, drafts, draftId, validate, send, onSent } = props;
  const { onBusy, autoFocus = false } = props;
  const { isHeld, hold, sendNow, undo } = useHold();
  const field = useRef<HTMLTextAreaElement>(null);
  const isMounted = useRef(false);
  const { errors, values, isSubmitting, handleSubmit, submitForm, setFieldValue } = useFormik({
    initialValues: { text: drafts.read(draftId) },
    validate: ({ text }) => {
      const error = validate(text);
      return error === undefined ? {} : { text: error };
    },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ text }) => {
      onBusy?.(true);
      if (!(await hold())) field.current?.focus();
      else if ((await send(text.trim())) && isMounted.current) onSent();
      onBusy?.(false);
    },
  });
  const draft = useDraftField(
    drafts,
    draftId,
    values.text,
    (text) => void setFieldValue('text', text),
  );
  const isBusy = isSubmitting || isBlank(values.text);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Escape undoes the hold wherever the focus is. It would otherwise close the surrounding dialog, and an unmounting form sends
  // at once. A layout effect, so that it works as soon as 'Desfazer' is visible.
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const undoOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      undo();
    };
    document.addEventListener('keydown', undoOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', undoOnEscape, { capture: true });
  }, [isHeld, undo]);

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    const isForced = event.ctrlKey || event.metaKey;
    if (!isForced && (event.shiftKey || isTouch())) return;
    event.preventDefault();
    if (!event.repeat && !isBusy) void submitForm();
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack spacing={1.5}>
        {errors.text && <Notice title="Erro de validação" text={errors.text} />}
        <OtherText text={draft.other} onDiscard={draft.dropOther} />
        <Field
          label={label}
          placeholder={placeholder}
          value={values.text}
          onChange={({ target }) => {
            draft.write(target.value);
            void setFieldValue('text', target.value);
          }}
          onKeyDown={sendOnEnter}
          error={errors.text !== undefined}
          readOnly={isSubmitting}
          inputRef={field}
          notched
          multiline
          maxRows={14}
          autoFocus={autoFocus}
          slotProps={{ input: { enterKeyHint: 'enter' } }}
          sx={{ '& textarea:not([aria-hidden])': { minHeight: 150 } }}
        />
        {isHeld ? (
          <UndoRow onUndo={undo} onSendNow={sendNow} />
        ) : (
          <Stack
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="caption" color="textSecondary">
              {!isTouch() && 'Enter envia; Shift+Enter pula uma linha.'}
            </Typography>
            <Button
              type="submit"
              variant="contained"
              startIcon={<SendIcon />}
              disabled={isBusy}
              sx={{ flexShrink: 0, minHeight: 44 }}
            >
              {isSubmitting ? 'Enviando...' : action}
            </Button>
          </Stack>
        )}
      </Stack>
    </form>
  );
}

const HOLD_MS = 5000;

/**
 * Delays a final action so that it can be undone. Leaving the screen or the app ends the hold at once, because a phone might
 * never run the app again.
 */
function useHold() {
  const [isHeld, setHeld] = useState(false);
  const end = useRef<((shouldSend: boolean) => void) | null>(null);

  useEffect(() => {
    const endIfHidden = () => {
      if (document.visibilityState === 'hidden') end.current?.(true);
    };
    document.addEventListener('visibilitychange', endIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', endIfHidden);
      end.current?.(true);
    };
  }, []);

  /** @returns false if it was undone */
  function hold(): Promise<boolean> {
    setHeld(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => end.current?.(true), HOLD_MS);
      end.current = (shouldSend) => {
        end.current = null;
        clearTimeout(timer);
        setHeld(false);
        resolve(shouldSend);
      };
    });
  }

  const sendNow = useCallback(() => end.current?.(true), []);
  const undo = useCallback(() => end.current?.(false), []);
  return { isHeld, hold, sendNow, undo };
}

interface UndoRowProps {
  onUndo: () => void;
  onSendNow: () => void;
}

/** Replaces the button, and takes its focus, while sending can be undone. */
function UndoRow({ onUndo, onSendNow }: UndoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.focus({ preventScroll: true }), []);
  return (
    <Stack
      ref={row}
      role="group"
      aria-label="Enviando"
      tabIndex={-1}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', outline: 'none', minHeight: 44 }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography role="status" variant="body2" sx={{ fontWeight: 700 }}>
          Enviando…
          <Box component="span" sx={visuallyHidden}>
            {' '}
            em 5 segundos
          </Box>
        </Typography>
        <Box aria-hidden sx={countdown} />
      </Box>
      <Button onClick={onUndo} sx={{ minHeight: 44 }}>
        Desfazer
      </Button>
      <Button variant="contained" onClick={onSendNow} sx={{ minHeight: 44 }}>
        Enviar agora
      </Button>
    </Stack>
  );
}

const countdown = {
  mt: 0.75,
  height: 4,
  maxWidth: 160,
  borderRadius: 2,
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  animation: 'hold 5s linear forwards',
  '@keyframes hold': { to: { transform: 'scaleX(0)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

/** Shows a toast that says whether a text was sent or stored on this device. */
export function notifySent(outcome: 'sent' | 'on-device', what: 'Mensagem' | 'Resposta'): void {
  if (outcome === 'sent') {
    toastSuccess(`${what} enviada!`, 'O discípulo será notificado.');
  } else {
    toastInfo(`${what} salva neste aparelho`, 'Ela será enviada assim que houver internet.');
  }
}
