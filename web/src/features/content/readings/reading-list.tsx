import { formatShortDay, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import { preview } from '@raizes/domain/text/rich-text';
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ListRow, LiveList, RowActions } from '@/ui/live-list';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { saveWithToast } from '@/ui/save';
import { twoLines } from '@/ui/page/styles';
import { RemoveDialog } from '@/ui/remove-dialog';
import { removeReading, useReadings } from './api';

interface Props {
  /** The newest day on the first page; null for the newest of all. */
  upTo: Day | null;
  edited: string | null;
  onEdit: (id: string) => void;
  onRemoved: (id: string) => void;
}

/** The published readings, newest first. */
export function ReadingList({ upTo, edited, onEdit, onRemoved }: Props) {
  const { items, newer, older } = useReadings(upTo);
  const [removing, setRemoving] = useState<DailyReading | null>(null);

  async function remove({ id }: DailyReading): Promise<void> {
    const failed = await saveWithToast(() => removeReading(id), {
      success: ['Leitura excluída com sucesso!'],
      failure: (reason) => ['Erro', reason],
    });
    if (!failed) onRemoved(id);
  }

  return (
    <>
      <LiveList
        list={items}
        pages={{ newer, older }}
        failure={{
          title: 'Erro ao carregar leituras',
          text: 'Verifique sua conexão: elas aparecem assim que o servidor responder.',
        }}
        empty="Nenhuma leitura cadastrada ainda"
        skeleton={{ height: 112 }}
      >
        {(reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            isEdited={reading.id === edited}
            onEdit={() => onEdit(reading.id)}
            onRemove={() => setRemoving(reading)}
          />
        )}
      </LiveList>
      {removing && (
        <RemoveDialog
          title={`${removing.book} ${removing.chapter}`}
          text="Tem certeza que deseja excluir esta leitura?"
          remove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

/** More than fits on two lines of the widest screen. */
const PREVIEW_LENGTH = 300;

interface RowProps {
  reading: DailyReading;
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function ReadingRow({ reading, isEdited, onEdit, onRemove }: RowProps) {
  const { book, chapter } = reading;
  const date = formatShortDay(reading.date);
  return (
    <ListRow isEdited={isEdited}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {book} <ScreenReaderText>- </ScreenReaderText>
            {chapter}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {weekdayName(reading.date)}, {date}
          </Typography>
        </Box>
        <RowActions
          name={`${book} ${chapter}, ${date}`}
          edit={{ onClick: onEdit }}
          onRemove={onRemove}
        />
      </Stack>
      <Typography variant="body2" sx={{ ...twoLines, mt: 0.5 }}>
        {preview(reading.chapter_text, PREVIEW_LENGTH)}
      </Typography>
    </ListRow>
  );
}
