import ValidatedIcon from '@mui/icons-material/VerifiedOutlined';
import { Chip } from '@mui/material';

export function ValidatedMark() {
  return (
    <Chip
      icon={<ValidatedIcon />}
      label="Memorização validada"
      size="small"
      variant="outlined"
      color="primary"
    />
  );
}
