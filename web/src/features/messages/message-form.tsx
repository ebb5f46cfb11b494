import type { Day } from '@raizes/domain/day';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { leaderTitle } from '@raizes/domain/pastor-message';
import { messageSchema } from '@raizes/domain/schemas/message';
import { Button, DialogActions, DialogContent, DialogContentText, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/field';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { messageDraft } from './message-draft';
import { sendMessage } from './send-message';
import { tellOfFailure } from './tell-of-failure';

interface Props {
  uid: string;
  leader: Leader;
  devotional: Day | null;
  onClose: () => void;
}

/** Every letter is on the device before it is on the screen. */
export function MessageForm({ uid, leader, devotional, onClose }: Props) {
  const formik = useFormik({
    initialValues: { message: messageDraft.read(uid) },
    validate: (values) => firstError(messageSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const { message } = messageSchema.validateSync(values);
      messageDraft.write(uid, '');
      try {
        const to = { uid, leaderId: leader.id, devotionalId: devotional, message };
        tellOfSuccess(await sendMessage(to, tellOfFailure));
        onClose();
      } catch (error) {
        console.error('The message was refused', error);
        tellOfFailure(error);
      }
    },
  });
  const { errors, values, isSubmitting, submitCount } = formik;
  const field = useRef<HTMLTextAreaElement>(null);

  // Whoever pressed the button goes on where there is something to do.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) field.current?.focus();
  }, [submitCount, isSubmitting]);

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isSubmitting) void formik.submitForm();
  }

  return (
    <form noValidate onSubmit={formik.handleSubmit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            Para {leaderTitle(leader.position)} {leader.full_name}. Só vocês dois leem a conversa.
          </DialogContentText>
          {errors.message && <FormAlert title="Erro de validação" text={errors.message} />}
          <Field
            label="Sua mensagem"
            value={values.message}
            onChange={({ target }) => {
              messageDraft.write(uid, target.value);
              void formik.setFieldValue('message', target.value);
            }}
            onKeyDown={sendOnEnter}
            error={errors.message !== undefined}
            inputRef={field}
            helper="Enter envia; Shift+Enter pula uma linha."
            multiline
            minRows={4}
            maxRows={12}
            autoFocus
            slotProps={{ input: { enterKeyHint: 'send', readOnly: isSubmitting } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={values.message.trim() === ''}
        >
          Enviar
        </Button>
      </DialogActions>
    </form>
  );
}

function tellOfSuccess(kept: 'sent' | 'on-device'): void {
  if (kept === 'sent') toastSuccess('Mensagem enviada!', 'A resposta vai aparecer em Mensagens.');
  else {
    toastInfo('Mensagem salva neste aparelho', 'Ela será enviada assim que houver internet.');
  }
}
