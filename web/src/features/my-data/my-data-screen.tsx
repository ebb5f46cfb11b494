import { Button, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageBar } from '@/ui/page-bar';
import { AccountSection } from './account-section';
import { ConsentHistory } from './consent-history';
import { EraseSection } from './erase-section';
import { KeptSection } from './kept-section';
import { PrivacyContact } from './privacy-contact';
import { Section } from './section';

interface Props {
  uid: string;
  email: string;
  /** The switches of what the person allows. */
  consents: ReactNode;
}

/** What the app keeps of a person, in their own hands. */
export function MyDataScreen({ uid, email, consents }: Props) {
  return (
    <Container maxWidth="sm" sx={{ pb: 6 }}>
      <title>Meus dados · Raízes</title>
      <PageBar />
      <Stack component="main" spacing={2.5} sx={{ pt: 1 }}>
        <Stack spacing={1}>
          <Typography variant="h1">Meus dados</Typography>
          <Typography color="textSecondary">
            O que você vive com Deus é seu. Aqui você vê o que guardamos, decide o que permite, leva
            uma cópia ou apaga tudo.
          </Typography>
        </Stack>
        <AccountSection uid={uid} email={email} />
        <KeptSection />
        <Section
          title="O que eu permito"
          text="Cada escolha vale na mesma hora e pode mudar quando você quiser."
        >
          {consents}
          <ConsentHistory uid={uid} />
        </Section>
        <EraseSection />
        <PrivacyContact />
        <Stack direction="row" useFlexGap sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button href="/privacidade">Privacidade</Button>
          <Button href="/termos">Termos de Uso</Button>
        </Stack>
      </Stack>
    </Container>
  );
}
