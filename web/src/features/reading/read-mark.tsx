import CheckIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Chip } from '@mui/material';

/** Says that a reading is completed. */
export function ReadMark() {
  return <Chip icon={<CheckIcon />} label="Concluída" color="primary" size="small" />;
}

/** Says where a completion is kept while the server has not heard of it. */
export function SendingMark() {
  return <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />;
}
