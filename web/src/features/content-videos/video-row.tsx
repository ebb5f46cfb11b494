import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Card, IconButton, Stack, Typography } from '@mui/material';
import { minutes } from '@/ui/minutes';
import { twoLines } from '@/ui/two-lines';

interface Props {
  video: BibleVideo;
  onEdit: () => void;
  onRemove: () => void;
}

/** One video, as the list has it. */
export function VideoRow({ video, onEdit, onRemove }: Props) {
  const { book_name, book_order, testament, duration_minutes, description } = video;
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {book_name}
        </Typography>
        <Stack
          direction="row"
          sx={{ flexShrink: 0, alignItems: 'flex-start', my: -0.75, mr: -0.5 }}
        >
          <IconButton onClick={onEdit} aria-label={`Editar ${book_name}`}>
            <EditIcon />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={`Excluir ${book_name}`}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {testament} Testamento · Ordem {book_order} · {minutes(duration_minutes)}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ ...twoLines, WebkitLineClamp: 3, mt: 0.5 }}>
          {description}
        </Typography>
      )}
    </Card>
  );
}
