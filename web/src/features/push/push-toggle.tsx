import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Box, Button, Card, CardContent, Stack, Switch, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { allowNotifications, hasAllowedNotifications } from '@/features/privacy/api';
import { errorText } from '@/lib/errors';
import { useSession } from '@/lib/session';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { AllowDialog } from './allow-dialog';
import {
  disablePush,
  enablePush,
  isEnabledFor,
  pushSupport,
  formatReminder,
  readStoredReminder,
} from './push-device';

interface Props {
  onChange?: (() => void) | undefined;
  /** Whether the daily reminder can be chosen here too. */
  hasReminder?: boolean;
}

/** A switch for pushes on this device; renders nothing for a signed-out person. */
export function PushToggle({ onChange, hasReminder = true }: Props) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <Toggle uid={session.person.uid} onChange={onChange} hasReminder={hasReminder} />;
}

const DEBUG = '/push-debug';

function Toggle({ uid, onChange, hasReminder }: Props & { uid: string }) {
  const [reminderIsOpen, setReminderOpen] = useState(false);
  const { isOn, isBusy, isAsking, turn, allow, cancel } = usePush(uid, handleChange);
  const { pathname } = useLocation();
  const onIphone = pushSupport() === 'iphone-browser';

  function handleChange(isFirst: boolean): void {
    if (isFirst && hasReminder && !readStoredReminder()) setReminderOpen(true);
    onChange?.();
  }

  return (
    <Card
      component="section"
      aria-label="Avisos neste aparelho"
      sx={{ display: 'grid', alignContent: 'center' }}
    >
      <CardContent sx={{ py: { xs: 1.5, sm: 2 }, '&:last-child': { pb: { xs: 1.5, sm: 2 } } }}>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1 }}>
          <BellIcon aria-hidden color="secondary" sx={{ mr: 1 }} />
          <Stack sx={{ flexGrow: 1 }}>
            <Typography id="push-label" sx={{ fontWeight: 700 }}>
              Receber avisos neste aparelho
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {isOn
                ? 'Ativados: mensagens, respostas e conquistas.'
                : 'Mensagens, respostas e conquistas.'}
            </Typography>
          </Stack>
          {!onIphone && (
            <Switch
              checked={isOn}
              disabled={isBusy}
              onChange={(_event, on) => turn(on)}
              slotProps={{ input: { 'aria-labelledby': 'push-label' } }}
            />
          )}
        </Stack>
        {onIphone && <InstallSteps />}
        {isOn && hasReminder && (
          <ReminderRow uid={uid} isOpen={reminderIsOpen} setOpen={setReminderOpen} />
        )}
        {import.meta.env.VITE_EMULATORS && isOn && pathname !== DEBUG && (
          <Button component={Link} to={DEBUG} size="small" sx={{ mt: 0.5, ml: 4.5, px: 0 }}>
            Não está recebendo?
          </Button>
        )}
      </CardContent>
      {isAsking && <AllowDialog onAllow={allow} onClose={cancel} />}
    </Card>
  );
}

/** @param onChange called after each attempt; `isFirst` when pushes were turned on after asking for the consent */
function usePush(uid: string, onChange: (isFirst: boolean) => void) {
  const [isOn, setOn] = useState(() => isEnabledFor(uid));
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function change(on: boolean, withConsent: boolean): Promise<void> {
    setBusy(true);
    try {
      if (on && !withConsent && (await mustAsk(uid))) {
        setAsking(true);
        return;
      }
      const done = on ? await enablePush(uid, () => allowNotifications(uid)) : await disablePush();
      if (done) setOn(on);
      onChange(done && withConsent);
    } catch (error) {
      console.error('Pushes could not be turned on', error);
      toastError('Erro ao ativar notificações', errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    isOn,
    isBusy,
    isAsking,
    turn: (on: boolean) => void change(on, false),
    allow: () => {
      setAsking(false);
      void change(true, true);
    },
    cancel: () => setAsking(false),
  };
}

/**
 * Whether our question comes first. Before the browser's own question it always does: a browser asks only right after a tap, and
 * reading the consent could take too long for that. What a browser without pushes answers is in `enablePush`.
 */
async function mustAsk(uid: string): Promise<boolean> {
  if (pushSupport() !== 'ready' || Notification.permission === 'denied') return false;
  return Notification.permission === 'default' || !(await hasAllowedNotifications(uid));
}

const installSteps = [
  'Abra o Raízes no Safari.',
  'Toque em Compartilhar e escolha “Adicionar à Tela de Início”.',
  'Abra o Raízes pela tela de início e ative os avisos aqui.',
];

function InstallSteps() {
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        No iPhone, os avisos só chegam ao aplicativo instalado (iOS 16.4 ou mais recente):
      </Typography>
      <Typography component="ol" variant="body2" sx={{ pl: 3, my: 1 }}>
        {installSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
    </>
  );
}

const ReminderDialog = lazyComponent(() =>
  import('./reminder-dialog').then((module) => module.ReminderDialog),
);

interface ReminderRowProps {
  uid: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Shows the chosen reminder and opens the dialog that changes it. */
function ReminderRow({ uid, isOpen, setOpen }: ReminderRowProps) {
  const [reminder, setReminder] = useState(readStoredReminder);

  function close(): void {
    setOpen(false);
    setReminder(readStoredReminder());
  }

  return (
    <>
      <Button
        color="inherit"
        fullWidth
        onClick={() => setOpen(true)}
        sx={{ mt: 1, px: 0, gap: 1.5, borderRadius: 1, textAlign: 'left', fontWeight: 'inherit' }}
      >
        <Box component={AlarmIcon} aria-hidden sx={{ color: 'secondary.main' }} />
        <Box component="span" sx={{ flexGrow: 1 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            Lembrete diário
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {reminder ? formatReminder(reminder) : 'Escolha a hora e os dias.'}
          </Typography>
        </Box>
        <ForwardIcon aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <ReminderDialog uid={uid} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
