import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { discipleStatusLabel } from '@raizes/domain/pastor-message';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Chip } from '@mui/material';

interface Props {
  message: PastorMessage;
  /** The answer has not been seen. */
  isNew: boolean;
  /** The server does not have it yet. */
  isUnsent: boolean;
}

/** Where a message stands. */
export function StatusChips({ message, isNew, isUnsent }: Props) {
  const { status } = message;
  return (
    <>
      {isNew && <Chip label="Nova" size="small" color="secondary" />}
      {isUnsent && (
        <Chip label="salva neste aparelho" icon={<CloudIcon />} size="small" variant="outlined" />
      )}
      <Chip
        label={discipleStatusLabel(status)}
        size="small"
        variant="outlined"
        color={status === 'responded' ? 'primary' : 'default'}
      />
    </>
  );
}
