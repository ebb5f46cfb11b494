import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Chip, Stack } from '@mui/material';
import { formatMoment } from '@/lib/format-moment';
import { Words } from '@/ui/words';
import { UnsentDraft } from './unsent-draft';

interface Props {
  messageId: string;
  response: string;
  at: Date | null;
  /** The server does not have it yet. */
  isUnsent: boolean;
}

/** What a leader has answered. */
export function GivenResponse({ messageId, response, at, isUnsent }: Props) {
  return (
    <Stack spacing={2}>
      <Words title="Sua resposta" caption={at && `Respondido em ${formatMoment(at)}`} highlighted>
        {response}
      </Words>
      {isUnsent ? (
        <Chip
          label="salva neste aparelho"
          icon={<CloudIcon />}
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        />
      ) : (
        <UnsentDraft messageId={messageId} response={response} />
      )}
    </Stack>
  );
}
