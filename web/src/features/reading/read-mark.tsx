import CheckIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Chip, Stack } from '@mui/material';

/** Says that a reading is completed, and while the server has not heard of it, where it is kept. */
export function ReadMark({ sending }: { sending: boolean }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<CheckIcon />} label="Concluída" color="primary" size="small" />
      {sending && (
        <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />
      )}
    </Stack>
  );
}
