import { calendarDay } from '@raizes/domain/day';
import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import MailIcon from '@mui/icons-material/AlternateEmailOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Suspense, useState, useEffect } from 'react';
import { ProfileRows } from '@/features/account/profile-rows';
import { SettingsRow } from '@/features/account/settings-rows';
import { kinds, labelOf } from '@/features/privacy/labels';
import { MyConsents, Section } from '@/features/privacy/my-consents';
import { call } from '@/lib/callable';
import { errorText } from '@/lib/errors';
import { useDoc } from '@/lib/live';
import type { Person, SignedInProps } from '@/lib/session';
import { currentTime } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
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

/** Counts of the person's stored data by kind, and the download of all of it. */
function StoredDataSection() {
  const counts = useCounts();
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(): Promise<void> {
    setPreparing(true);
    try {
      const { downloadEverything } = await import('@/features/privacy/export-zip');
      await downloadEverything(calendarDay(currentTime()));
      toastSuccess('Cópia pronta!', 'O arquivo está nos seus downloads.');
    } catch (error) {
      console.warn('The copy could not be made', error);
      toastError('Não foi possível preparar a sua cópia', errorText(error));
    }
    setPreparing(false);
  }

  return (
    <Section
      title="O que está guardado"
      text="Só você vê o que escreve para si. A cópia traz tudo, em uma página para ler e em um arquivo que outros programas entendem."
    >
      {counts === 'failed' && (
        <Typography>Não foi possível contar agora. A cópia traz tudo do mesmo jeito.</Typography>
      )}
      {typeof counts === 'object' && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, m: 0 }}
        >
          {shownKinds
            .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <Box key={kind} sx={{ display: 'contents' }}>
                <Typography component="dt">{labelOf(kind)}</Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
                  {count}
                </Typography>
              </Box>
            ))}
        </Box>
      )}
      <Button
        variant="contained"
        loading={isPreparing}
        onClick={() => void prepare()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Baixar tudo o que é meu
      </Button>
    </Section>
  );
}

function useCounts() {
  const [counts, setCounts] = useState<Record<string, number> | 'counting' | 'failed'>('counting');
  useEffect(() => {
    call('count-my-data', null).then(setCounts, (cause: unknown) => {
      console.warn('The stored data could not be counted', cause);
      setCounts('failed');
    });
  }, []);
  return counts;
}

/** The app's own records are exported but not counted on screen. */
const shownKinds = kinds.filter(
  (name) => !['privacy', 'push_deliveries', 'push_outbox'].includes(name),
);
