import { Alert, Link as TextLink } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchLastLink } from '@/lib/local-mail';
import type { LinkMode } from '@/lib/local-mail';

interface Props {
  email: string;
  mode: LinkMode;
}

/** On the emulators, shows the link that the e-mail would contain. */
export function LocalMail({ email, mode }: Props) {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    fetchLastLink(email, mode).then(setLink, (error: unknown) =>
      console.warn('The last link could not be read', error),
    );
  }, [email, mode]);
  return (
    <Alert severity="info">
      Modo local: nenhum e-mail sai desta máquina.{' '}
      {link && (
        <TextLink component={Link} to={link} color="inherit">
          Abrir o link do e-mail
        </TextLink>
      )}
    </Alert>
  );
}
