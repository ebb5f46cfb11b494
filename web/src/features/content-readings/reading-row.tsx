import { formatShortDay } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { preview } from '@raizes/domain/preview';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Stack, Typography } from '@mui/material';
import { twoLines } from '@/ui/two-lines';

/** More than two lines hold on the widest screen. */
const SHOWN = 300;

interface Props {
  reading: DailyReading;
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One published reading. */
export function ReadingRow({ reading, isEdited, onEdit, onRemove }: Props) {
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
