import type { Challenge } from '@raizes/domain/documents/challenge';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import { Box, Card, IconButton, Stack, Typography } from '@mui/material';
import { categoryName, goalWords, rewardWords } from '../words';

interface Props {
  challenge: Challenge;
  isEdited: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
}

/** One challenge of the church, and what can be done with it. */
export function ManagedChallenge({ challenge, isEdited, onEdit, onArchive, onRestore }: Props) {
  const { title, archived } = challenge;
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        p: 2,
        ...(isEdited && { borderColor: 'primary.main' }),
        ...(archived && { bgcolor: 'transparent', borderStyle: 'dashed' }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {categoryName(challenge.category)} · {goalWords(challenge)}
          </Typography>
          <Typography variant="body2" color="secondary" sx={{ fontWeight: 700 }}>
            {rewardWords(challenge)}
          </Typography>
          {archived && (
            <Typography variant="body2" color="textSecondary">
              Arquivado: ninguém mais pode começar.
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'flex-start', mt: -0.5, mr: -0.5 }}>
          <IconButton onClick={onEdit} aria-label={`Editar ${title}`}>
            <EditIcon />
          </IconButton>
          {archived ? (
            <IconButton onClick={onRestore} aria-label={`Oferecer de novo ${title}`}>
              <RestoreIcon />
            </IconButton>
          ) : (
            <IconButton onClick={onArchive} aria-label={`Arquivar ${title}`}>
              <ArchiveIcon />
            </IconButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
