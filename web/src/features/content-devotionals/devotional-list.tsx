import { formatDay, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { isDenied } from '@/lib/errors';
import { useTimedOut } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Pager } from '@/ui/list';
import { ServerUnreachable } from '@/ui/load-boundary';
import { addressOf, removeDevotional, useDevotionals } from './api';

interface DevotionalRowProps {
  devotional: Devotional;
  isEdited: boolean;
  onRemove: () => void;
}

/** One published devotional, and what can be done with it. */
function DevotionalRow({ devotional, isEdited, onRemove }: DevotionalRowProps) {
  const { date, verse_reference, verse_text } = devotional;
  const of = `devocional de ${formatShortDay(date)}`;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', p: 2, ...(isEdited && { borderColor: 'primary.main' }) }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {formatDay(date)}
          </Typography>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {verse_reference}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {preview(verse_text, DEVOTIONAL_PREVIEW_LENGTH)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, justifyContent: 'flex-end' }}>
          <IconButton component={Link} to={addressOf.edit(date)} aria-label={`Editar ${of}`}>
            <EditIcon />
          </IconButton>
          <IconButton component={Link} to={addressOf.copy(date)} aria-label={`Duplicar ${of}`}>
            <CopyIcon />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={`Excluir ${of}`}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
    </Card>
  );
}

interface RemoveDialogProps {
  devotional: Devotional;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks, and tells why one that somebody has completed stays. */
function RemoveDialog({ devotional, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeDevotional(devotional.date);
      toastSuccess('Devocional excluído com sucesso!');
      onRemoved();
    } catch (error) {
      console.error('The devotional was not deleted', error);
      toastError('Erro ao excluir devocional', reasonOf(error));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Excluir devocional"
      text={`Tem certeza que deseja excluir o devocional de ${formatDay(devotional.date)}, “${devotional.verse_reference}”?`}
      action="Excluir"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

/** An admin's deletion is refused for one reason. */
function reasonOf(error: unknown): string {
  return isDenied(error)
    ? 'Alguém já concluiu este devocional, e ele faz parte da história dessa pessoa. Você pode editá-lo.'
    : errorText(error);
}

const FAILURE = {
  title: 'Erro ao carregar devocionais',
  text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
};

interface Props {
  edited: Day | null;
  onRemoved: (day: Day) => void;
}

/** The published devotionals, newest first. */
export function DevotionalList({ edited, onRemoved }: Props) {
  const { items, newer, older } = useDevotionals();
  const [removing, setRemoving] = useState<Devotional | null>(null);
  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useTimedOut(isUnsure);

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <ServerUnreachable failure={FAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <ServerUnreachable />}
      {items.value.length === 0 && (
        <Typography color="textSecondary">Nenhum devocional cadastrado ainda.</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {items.value.map((devotional) => (
          <DevotionalRow
            key={devotional.id}
            devotional={devotional}
            isEdited={devotional.date === edited}
            onRemove={() => setRemoving(devotional)}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} olderLabel="Mais antigos" />}
      {removing && (
        <RemoveDialog
          devotional={removing}
          onRemoved={() => onRemoved(removing.date)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} variant="rounded" height={104} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
