import { formatDay, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListRow, LiveList, RowActions } from '@/ui/live-list';
import { RemoveDialog } from '@/ui/remove-dialog';
import { saveWithToast } from '@/ui/save';
import { copyAddress, editAddress, removeDevotional, useDevotionals } from './api';

interface Props {
  /** The newest day on the first page; null for the newest of all. */
  upTo: Day | null;
  edited: Day | null;
  onRemoved: (day: Day) => void;
}

/** The published devotionals, newest first. */
export function DevotionalList({ upTo, edited, onRemoved }: Props) {
  const { items, newer, older } = useDevotionals(upTo);
  const [removing, setRemoving] = useState<Devotional | null>(null);

  async function remove({ date }: Devotional): Promise<void> {
    const failed = await saveWithToast(() => removeDevotional(date), {
      success: ['Devocional excluído com sucesso!'],
      failure: (reason) => ['Erro ao excluir devocional', reason],
    });
    if (!failed) onRemoved(date);
  }

  return (
    <>
      <LiveList
        list={items}
        pages={{ newer, older, olderLabel: 'Mais antigos' }}
        failure={{
          title: 'Erro ao carregar devocionais',
          text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
        }}
        empty="Nenhum devocional cadastrado ainda."
        skeleton={{ height: 104 }}
      >
        {(devotional) => (
          <DevotionalRow
            key={devotional.id}
            devotional={devotional}
            isEdited={devotional.date === edited}
            onRemove={() => setRemoving(devotional)}
          />
        )}
      </LiveList>
      {removing && (
        <RemoveDialog
          title="Excluir devocional"
          text={`Tem certeza que deseja excluir o devocional de ${formatDay(removing.date)}, “${removing.verse_reference}”?`}
          remove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

interface DevotionalRowProps {
  devotional: Devotional;
  isEdited: boolean;
  onRemove: () => void;
}

function DevotionalRow({ devotional, isEdited, onRemove }: DevotionalRowProps) {
  const { date, verse_reference, verse_text } = devotional;
  const name = `devocional de ${formatShortDay(date)}`;
  return (
    <ListRow isEdited={isEdited}>
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
        <RowActions
          name={name}
          edit={{ to: editAddress(date) }}
          onRemove={onRemove}
          sx={{ justifyContent: 'flex-end', m: 0 }}
        >
          <IconButton component={Link} to={copyAddress(date)} aria-label={`Duplicar ${name}`}>
            <CopyIcon />
          </IconButton>
        </RowActions>
      </Stack>
    </ListRow>
  );
}
