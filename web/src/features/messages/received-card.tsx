import { discipleName } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Stack } from '@mui/material';
import { Chip } from '@/ui/chip';
import { CardName, CardReference } from './message-list';

/** The header of a card in a leader's list. */
export const renderHeader = (message: PastorMessage) => (
  <>
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}
    >
      <CardName>{discipleName(message)}</CardName>
      {message.status === 'pending' && (
        <Chip label="Nova" size="small" color="secondary" variant="outlined" />
      )}
      {message.status === 'responded' && (
        <Chip label="Respondida" size="small" variant="outlined" color="primary" />
      )}
    </Stack>
    <CardReference verse_reference={message.verse_reference} />
  </>
);
