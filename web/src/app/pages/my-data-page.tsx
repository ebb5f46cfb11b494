import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import MailIcon from '@mui/icons-material/AlternateEmailOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { ProfileRows } from '@/features/account/profile-rows';
import { SettingsRow } from '@/features/account/settings-rows';
import { MyConsents } from '@/features/privacy/my-consents';
import { Section } from '@/features/privacy/section';
import { StoredDataSection } from '@/features/privacy/stored-data-section';
import { useDoc } from '@/lib/live';
import type { Person, SignedInProps } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { PageBar } from '@/ui/page/page-bar';
import { pageColumn } from '@/ui/page/styles';

/** All personal data in one place: view, correct, consent, export, erase. */
export function Page({ person }: SignedInProps) {
  return (
    <Box sx={{ ...pageColumn, maxWidth: 'sm', pb: 6 }}>
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
        <AccountSection {...person} />
        <StoredDataSection />
        <MyConsents uid={person.uid} />
        <EraseSection />
        <PrivacyContact />
        <Stack direction="row" useFlexGap sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button href="/privacidade">Privacidade</Button>
          <Button href="/termos">Termos de Uso</Button>
        </Stack>
      </Stack>
    </Box>
  );
}

function AccountSection({ uid, email, name }: Person) {
  return (
    <Section title="Minha conta">
      <Box sx={{ '&&': { mx: -2 } }}>
        <ProfileRows uid={uid} name={name} />
        <SettingsRow icon={MailIcon} title="E-mail" text={email} />
      </Box>
    </Section>
  );
}

const EraseDialog = lazyComponent(() =>
  import('@/features/privacy/erase-dialog').then((module) => module.EraseDialog),
);

function EraseSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title="Encerrar e apagar tudo"
      text="Tudo o que está no seu nome some na mesma hora: conta, devocionais, leituras, progresso, conversas e aparelhos. As mensagens que o seu líder recebeu ficam com ele, sem o seu nome."
    >
      <Button
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Apagar minha conta
      </Button>
      {isAsking && (
        <Suspense>
          <EraseDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** The church's contact for privacy questions, if it has set one. */
function PrivacyContact() {
  const church = useDoc(paths.church, churchSchema);
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
