import type { Profile } from '@raizes/domain/documents/people';
import { BULK_PEOPLE_MAX, BULK_UNDO_SECONDS } from '@raizes/domain/limits';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { isUnanswered } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { Notice } from '@/ui/page/notice';
import { ToastsAbove } from '@/ui/toasts-above';
import { changePeople, formatPeople } from './bulk';
import type { BulkChange, BulkOutcome } from './bulk';
import { BulkLinkDialog, BulkPositionDialog } from './bulk-dialogs';
import type { Selection } from './selection';

interface Props {
  selection: Selection;
  leaders: Profile[];
  disabled: boolean;
  onDone: () => void;
}

/** Changes the chosen people together, reports the outcome, and offers an undo for half a minute. */
export function BulkBar({ selection, leaders, disabled, onDone }: Props) {
  const [openDialog, setOpenDialog] = useState<'link' | 'position' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const chosen = [...selection.people.values()];
  const isTooMany = chosen.length > BULK_PEOPLE_MAX;

  /** After a failure, a retry changes the remaining people. */
  async function change(request: BulkChange): Promise<void> {
    const { batch } = request;
    try {
      setDone({ outcome: await changePeople(request), batch });
    } catch (error) {
      if (isUnanswered(error)) setUnanswered(batch);
      throw error;
    }
    setUnanswered(null);
    setOpenDialog(null);
    selection.clear();
    onDone();
  }

  /** A change without an answer may have been made, so it can be undone. */
  function close(): void {
    setOpenDialog(null);
    if (unanswered === null) return;
    setDone({ outcome: null, batch: unanswered });
    setUnanswered(null);
    onDone();
  }

  if (chosen.length === 0 && !done) return null;
  const dialog = { chosen, leaders, onConfirm: change, onClose: close };
  return (
    <Paper elevation={8} role="region" aria-label="Pessoas escolhidas" sx={barSx}>
      {done && (
        <Result
          key={done.batch}
          {...done}
          disabled={disabled}
          onUndone={onDone}
          onClose={() => setDone(null)}
        />
      )}
      {chosen.length > 0 && (
        <>
          <ToastsAbove height="calc(var(--nav-height) + 120px)" />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography
              role="status"
              sx={{ fontWeight: 700, flexBasis: { xs: '100%', sm: 'auto' }, mr: 'auto' }}
            >
              {formatPeople(chosen.length)} {chosen.length === 1 ? 'escolhida' : 'escolhidas'}
            </Typography>
            <Button
              variant="contained"
              disabled={disabled || isTooMany}
              onClick={() => setOpenDialog('link')}
            >
              Vincular
            </Button>
            <Button
              variant="outlined"
              disabled={disabled || isTooMany}
              onClick={() => setOpenDialog('position')}
            >
              Mudar o cargo
            </Button>
            <Button onClick={selection.clear}>Limpar</Button>
          </Stack>
          {isTooMany && (
            <Typography variant="body2" role="alert" sx={{ mt: 1 }}>
              Escolha no máximo {formatPeople(BULK_PEOPLE_MAX)} por vez.
            </Typography>
          )}
        </>
      )}
      {openDialog === 'link' && <BulkLinkDialog {...dialog} />}
      {openDialog === 'position' && <BulkPositionDialog {...dialog} />}
    </Paper>
  );
}

const barSx = {
  position: 'sticky',
  bottom: 'calc(var(--nav-height) + 8px)',
  zIndex: 2,
  mt: 2,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

interface Done {
  /** Null if the answer was lost. */
  outcome: BulkOutcome | null;
  batch: string;
}

interface ResultProps extends Done {
  disabled: boolean;
  onUndone: () => void;
  onClose: () => void;
}

function Result({ outcome, batch, disabled, onUndone, onClose }: ResultProps) {
  const [undone, setUndone] = useState<BulkOutcome | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [canUndo, setCanUndo] = useState(outcome === null || outcome.changed > 0);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setCanUndo(false), BULK_UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function undo(): Promise<void> {
    setUndoing(true);
    setFailure(null);
    try {
      setUndone(await changePeople({ change: 'undo', batch }));
      onUndone();
    } catch (error) {
      console.error('The change of several people could not be undone', error);
      setFailure(errorText(error));
    }
    setUndoing(false);
  }

  const known = undone ?? outcome;
  const refused = known?.refused ?? [];
  return (
    <Box sx={{ '&:not(:last-child)': { mb: 1.5 } }}>
      {failure !== null && <Notice title="Erro" text={failure} />}
      <Notice
        role="status"
        severity={known === null || refused.length > 0 ? 'info' : 'success'}
        title={undone ? undoneText(undone) : changedText(outcome)}
        text={
          known === null
            ? 'A resposta do servidor não chegou. Confira na lista; se foi feita, você pode desfazer.'
            : refused.length > 0 && (
                <Box component="ul" tabIndex={0} aria-label="Quem não mudou" sx={refusedSx}>
                  {refused.map(({ userId, full_name, reason }) => (
                    <li key={userId}>
                      <strong>
                        <bdi>{full_name ?? 'Cadastro excluído'}</bdi>
                      </strong>
                      : {reason}
                    </li>
                  ))}
                </Box>
              )
        }
        action={
          <Stack direction="row" sx={{ ml: 'auto' }}>
            {canUndo && !undone && (
              <Button
                color="inherit"
                loading={isUndoing}
                disabled={disabled}
                onClick={() => void undo()}
              >
                Desfazer
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              Fechar
            </Button>
          </Stack>
        }
      />
    </Box>
  );
}

const refusedSx = { m: 0, mt: 0.5, pl: 2.5, maxHeight: '30vh', overflow: 'auto' } as const;

function changedText(outcome: BulkOutcome | null): string {
  if (outcome === null) return 'Não sabemos se a mudança foi feita.';
  const { changed, refused } = outcome;
  const others = refused.length > 0 ? ` ${notChanged(refused.length)}` : '';
  if (changed === 0) return others.trim() || 'Já estava tudo assim: ninguém mudou.';
  return `${formatPeople(changed)} ${changed === 1 ? 'mudou' : 'mudaram'}.${others}`;
}

function undoneText({ changed, refused }: BulkOutcome): string {
  if (refused.length === 0) return 'Desfeito: tudo voltou a ser como antes.';
  if (changed === 0) return `Nada foi desfeito. ${notChanged(refused.length)}`;
  return `Desfeito para ${formatPeople(changed)}. ${notChanged(refused.length)}`;
}

const notChanged = (count: number) =>
  `${formatPeople(count)} ${count === 1 ? 'ficou' : 'ficaram'} como ${count === 1 ? 'estava' : 'estavam'}:`;
