import { Typography } from '@mui/material';
import { useChurch } from './api';

/** Whom the church has named for questions about what is kept. */
export function PrivacyContact() {
  const church = useChurch();
  const contact = church.state === 'ready' ? church.value.privacy_contact.trim() : '';
  if (contact === '') return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}
    >
      Dúvidas sobre os seus dados? Fale com {contact}.
    </Typography>
  );
}
