import { formatDay, formatShortDay } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { DEVOTIONAL_PREVIEW, preview } from '@raizes/domain/preview';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { addressOf } from './use-mode';

interface Props {
  devotional: Devotional;
  isEdited: boolean;
  onRemove: () => void;
}

/** One published devotional, and what can be done with it. */
export function DevotionalRow({ devotional, isEdited, onRemove }: Props) {
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
            {preview(verse_text, DEVOTIONAL_PREVIEW)}
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
