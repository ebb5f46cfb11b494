import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import { preview } from '@raizes/domain/text/rich-text';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTimedOut } from '@/lib/timing';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Pager } from '@/ui/list';
import { ServerUnreachable } from '@/ui/load-boundary';
import { twoLines } from '@/ui/styles';
import { remove, useReadings } from './api';

/** More than two lines hold on the widest screen. */
const SHOWN = 300;

interface ReadingRowProps {
  reading: DailyReading;
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One published reading. */
function ReadingRow({ reading, isEdited, onEdit, onRemove }: ReadingRowProps) {
  const { book, chapter, date, chapter_text } = reading;
  const title = `${book} - ${chapter}`;
  const of = `${title}, ${formatShortDay(date)}`;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', p: 2, ...(isEdited && { borderColor: 'primary.main' }) }}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatShortDay(date)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'flex-start', mt: -0.5, mr: -0.5 }}>
          <IconButton onClick={onEdit} aria-label={`Editar ${of}`}>
            <EditIcon />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={`Excluir ${of}`}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
      <Typography variant="body2" sx={{ ...twoLines, mt: 0.5 }}>
        {preview(chapter_text, SHOWN)}
      </Typography>
    </Card>
  );
}

const FAILURE = {
  title: 'Erro ao carregar leituras',
  text: 'Verifique sua conexão: elas aparecem assim que o servidor responder.',
};

interface Props {
  /** The newest day to show first; null for the newest there is. */
  upTo: Day | null;
  edited: string | null;
  onEdit: (reading: DailyReading) => void;
  onRemove: (reading: DailyReading) => void;
}

/** The published readings, newest first. */
export function ReadingList({ upTo, edited, onEdit, onRemove }: Props) {
  const { items, newer, older } = useReadings(upTo);
  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useTimedOut(isUnsure);

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <ServerUnreachable failure={FAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <ServerUnreachable />}
      {items.value.length === 0 && (
        <Typography color="textSecondary">Nenhuma leitura cadastrada ainda</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {items.value.map((reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            isEdited={reading.id === edited}
            onEdit={() => onEdit(reading)}
            onRemove={() => onRemove(reading)}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} />}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} variant="rounded" height={112} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}

interface RemoveDialogProps {
  reading: DailyReading;
  onRemoved: () => void;
  onClose: () => void;
}

/** What somebody has completed of it stays theirs. */
export function RemoveDialog({ reading, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    if (await remove(reading.id)) onRemoved();
    onClose();
  }

  return (
    <ConfirmDialog
      title={`${reading.book} - ${reading.chapter}`}
      text="Tem certeza que deseja excluir esta leitura?"
      action="Excluir"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
