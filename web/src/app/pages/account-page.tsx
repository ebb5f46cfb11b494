import MailIcon from '@mui/icons-material/AlternateEmailOutlined';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import TextIcon from '@mui/icons-material/FormatSizeOutlined';
import PasswordIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import AppearanceIcon from '@mui/icons-material/PaletteOutlined';
import RhythmIcon from '@mui/icons-material/EventRepeatOutlined';
import DataIcon from '@mui/icons-material/ShieldOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import { Box, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { ProfileRows } from '@/features/account/profile-rows';
import { SettingsGroup, SettingsLink, SettingsRow } from '@/features/account/settings-rows';
import { formatRhythm, useLiveRhythm } from '@/features/progress/rhythm';
import { useOnline } from '@/lib/browser';
import { call } from '@/lib/callable';
import { useAppearance, useTextSize } from '@/lib/device-settings';
import type { Appearance } from '@/lib/device-settings';
import { useNavigationState } from '@/lib/remembered';
import type { SignedInProps } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { useEmail } from '@/lib/user';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { lazyComponent } from '@/ui/lazy';
import { pageColumn } from '@/ui/page/styles';
import { TextSizeControl, textSizeNames } from '@/ui/text-size-control';
import { InstallGroup } from '../install-group';
import { PushToggle } from '../lazy-push-toggle';
import { useSignOut } from '../sign-out';

/** The person's account, and the appearance and notifications on this device. */
export function Page({ person: { uid, name } }: SignedInProps) {
  const { signOut, dialog } = useSignOut();
  const { isAdmin } = useNavigationState(uid);
  return (
    <Box sx={{ ...pageColumn, maxWidth: { xs: 'sm', md: 'lg' }, pb: 6 }}>
      <title>Conta · Raízes</title>
      <Box component="main" sx={{ pt: { xs: 2, md: 4 } }}>
        <Typography variant="h1">Conta</Typography>
        <Typography color="textSecondary">O seu perfil, o seu ritmo e este aparelho.</Typography>
        <Box sx={groups}>
          <SettingsGroup title="Perfil">
            <ProfileRows uid={uid} name={name} />
          </SettingsGroup>
          <AccessGroup />
          <SettingsGroup title="Aparência neste aparelho">
            <AppearanceRows />
          </SettingsGroup>
          <SettingsGroup title="Devocional">
            <RhythmRow uid={uid} />
          </SettingsGroup>
          <SettingsGroup title="Notificações">
            <Box sx={{ minHeight: 76, '&& > *': { border: 0 } }}>
              <Suspense>
                <PushToggle />
              </Suspense>
            </Box>
          </SettingsGroup>
          <InstallGroup />
          {isAdmin && (
            <SettingsGroup title="Igreja">
              <SettingsLink
                icon={AdminIcon}
                to="/admin"
                title="Administrar"
                text="Pessoas, conteúdos e a igreja"
              />
            </SettingsGroup>
          )}
          <SettingsGroup title="Privacidade e saída">
            <SettingsLink
              icon={DataIcon}
              to="/my-data"
              title="Meus dados"
              text="Ver, levar uma cópia ou apagar; o que você permite"
            />
            <SettingsLink icon={LogoutIcon} onClick={signOut} title="Sair" text="Deste aparelho" />
          </SettingsGroup>
        </Box>
      </Box>
      {dialog}
    </Box>
  );
}

/** Two columns on a wide screen. */
const groups = {
  mt: 3,
  columnCount: { md: 2 },
  columnGap: 3,
  '& > *': { breakInside: 'avoid', mb: 3 },
} as const;

const RhythmDialog = lazyComponent(() =>
  import('@/features/progress/rhythm-dialog').then((module) => module.RhythmDialog),
);

/** The weekly goal, its cue and the pauses. */
function RhythmRow({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const rhythm = useLiveRhythm(uid);
  const known = rhythm === 'unknown' ? null : rhythm;
  return (
    <>
      <SettingsLink
        icon={RhythmIcon}
        title="Ritmo"
        text={formatRhythm(known, today)}
        disabled={rhythm === 'unknown'}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <RhythmDialog uid={uid} today={today} rhythm={known} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

const loadDialogs = () => import('@/features/account/credential-dialogs');
const EmailDialog = lazyComponent(() => loadDialogs().then((module) => module.EmailDialog));
const PasswordDialog = lazyComponent(() => loadDialogs().then((module) => module.PasswordDialog));

/** E-mail, password and signing out everywhere. All of it needs a network. */
function AccessGroup() {
  const email = useEmail();
  const [open, setOpen] = useState<'email' | 'password' | 'everywhere' | null>(null);
  const everywhere = useSignOut(endAllSessions);
  const isOnline = useOnline();
  const close = () => setOpen(null);
  const rowOf = (dialog: typeof open, text: string) => ({
    text: isOnline ? text : 'Precisa de internet',
    disabled: !isOnline,
    onClick: () => setOpen(dialog),
  });
  return (
    <SettingsGroup title="Acesso">
      <SettingsLink icon={MailIcon} title="E-mail" {...rowOf('email', email)} />
      <SettingsLink icon={PasswordIcon} title="Senha" {...rowOf('password', 'Trocar a senha')} />
      <SettingsLink
        icon={DevicesIcon}
        title="Sair de todos os aparelhos"
        {...rowOf('everywhere', 'Este agora, os outros em até uma hora')}
      />
      <Suspense>
        {open === 'email' && <EmailDialog email={email} onClose={close} />}
        {open === 'password' && <PasswordDialog email={email} onClose={close} />}
        {open === 'everywhere' && (
          <ConfirmDialog
            title="Sair de todos os aparelhos?"
            text="Você sai deste aparelho agora, e os outros saem em até uma hora. As notificações param já em todos. O que foi escrito neles e ainda não foi enviado se perde."
            action="Sair de todos"
            onConfirm={everywhere.run}
            onClose={close}
          />
        )}
      </Suspense>
      {everywhere.dialog}
    </SettingsGroup>
  );
}

async function endAllSessions(): Promise<void> {
  await call('sign-out-everywhere', null);
}

const appearances: Option<Appearance>[] = [
  { value: 'light', text: 'Claro' },
  { value: 'dark', text: 'Escuro' },
  { value: 'system', text: 'Do aparelho' },
];

/** The settings for the app's look on this device. */
function AppearanceRows() {
  const [appearance, setAppearance] = useAppearance();
  const [size] = useTextSize();
  return (
    <>
      <SettingsRow icon={AppearanceIcon} title="Tema">
        <Choice
          aria-label="Tema"
          options={appearances}
          value={appearance}
          onChange={setAppearance}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
      </SettingsRow>
      <SettingsRow icon={TextIcon} title="Tamanho do texto" text={capitalize(textSizeNames[size])}>
        <TextSizeControl />
      </SettingsRow>
    </>
  );
}

const capitalize = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);
