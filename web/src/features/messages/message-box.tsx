import { leaderTitle } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { firstNameOf } from '@raizes/domain/person-name';
import { isBlank } from '@raizes/domain/text/clean';
import SendIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Stack } from '@mui/material';
import { useRef } from 'react';
import { DangerHelp } from '@/ui/danger-help';
import { Field } from '@/ui/fields';
import { Helplines } from '@/ui/helplines';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';
import { useToastsAbove } from '@/ui/toasts-above';
import { WrittenForOther } from './leader-line';
import { notifySuccess, useMessageForm } from './use-message-form';

interface Props {
  uid: string;
  leader: Leader;
  /** Shows a message that is being sent. */
  onStored: (id: string) => void;
}

/** The box at the bottom of the conversation with the leader. */
export function MessageBox({ uid, leader, onStored }: Props) {
  const form = useMessageForm({
    uid,
    leader,
    devotional: null,
    onStored(id) {
      form.write('');
      onStored(id);
    },
    onOutcome(outcome) {
      if (outcome !== 'refused') notifySuccess(outcome);
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useToastsAbove(box);
  const { danger, note, result, problem, text, draft } = form;
  return (
    <Box
      component="form"
      ref={box}
      noValidate
      onSubmit={form.submit}
      aria-label="Escrever"
      sx={boxSx}
    >
      <Stack spacing={1.5}>
        <DangerHelp danger={danger} note={note} />
        {danger.level === 'none' && result === 'refused' && <Helplines />}
        {problem && <Notice title="Erro de validação" text={problem} />}
        <OtherText text={draft.other} onDiscard={draft.dropOther} />
        {form.isForOther && <WrittenForOther leader={leader} />}
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
          <Field
            label="Sua mensagem"
            placeholder={`Escreva ao ${leaderTitle(leader.position)} ${firstNameOf(leader.full_name)}…`}
            value={text}
            onChange={({ target }) => form.write(target.value)}
            notched
            minRows={1}
            maxRows={6}
            {...form.fieldProps}
          />
          <IconButton
            type="submit"
            aria-label="Enviar"
            loading={form.isSubmitting}
            disabled={isBlank(text)}
            sx={send}
          >
            <SendIcon />
          </IconButton>
        </Stack>
      </Stack>
    </Box>
  );
}

const boxSx = {
  position: 'sticky',
  bottom: 'var(--nav-height)',
  zIndex: 1,
  flexShrink: 0,
  maxHeight: '70dvh',
  overflowY: 'auto',
  mt: 'auto',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0, md: 3 },
  pt: 1.5,
  pb: { xs: 1, md: 2 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: { xs: 'background.default', md: 'background.paper' },
} as const;

const send = {
  width: 52,
  height: 52,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
} as const;
