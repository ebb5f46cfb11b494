import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert } from '@mui/material';

/** What a leader never sees. */
export function PrivacyNote() {
  return (
    <Alert severity="info" icon={<LockIcon />} sx={{ mb: 2 }}>
      Você vê o ritmo de cada um, para encorajar. Reflexões, aplicações e conversas com o mentor
      nunca ficam visíveis para um líder.
    </Alert>
  );
}
