import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Box, Button, Card, CardContent, Stack, Switch, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
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
  const { isOn, isBusy, turn } = usePush(uid, onChange);
  const { pathname } = useLocation();
  const onIphone = pushSupport() === 'iphone-browser';
  return (
    <Card
      component="section"
      aria-label="Notificações neste aparelho"
      sx={{ display: 'grid', alignContent: 'center' }}
    >
      <CardContent sx={{ py: { xs: 1.5, sm: 2 }, '&:last-child': { pb: { xs: 1.5, sm: 2 } } }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <BellIcon aria-hidden color="secondary" />
          <Stack sx={{ flexGrow: 1 }}>
            <Typography id="push-label" sx={{ fontWeight: 700 }}>
              Receber notificações neste aparelho
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {isOn
                ? 'Ativadas: mensagens, respostas e conquistas.'
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
        {isOn && hasReminder && <ReminderRow uid={uid} />}
        {isOn && pathname !== DEBUG && (
          <Button component={Link} to={DEBUG} size="small" sx={{ mt: 0.5, ml: 4.5, px: 0 }}>
            Não está recebendo?
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

function usePush(uid: string, onChange?: () => void) {
  const [isOn, setOn] = useState(() => isEnabledFor(uid));
  const [isBusy, setBusy] = useState(false);

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    const done = on ? await enablePush(uid) : await disablePush();
    if (done) setOn(on);
    setBusy(false);
    onChange?.();
  }

  return { isOn, isBusy, turn: (on: boolean) => void turn(on) };
}

const installSteps = [
  'Abra o Raízes no Safari.',
  'Toque em Compartilhar e escolha “Adicionar à Tela de Início”.',
  'Abra o Raízes pela tela de início e ative as notificações aqui.',
];

function InstallSteps() {
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        No iPhone, as notificações só chegam ao aplicativo instalado (iOS 16.4 ou mais recente):
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

/** Shows the chosen reminder and opens the dialog that changes it. */
function ReminderRow({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
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
