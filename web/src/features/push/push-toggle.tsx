import { reminderChoiceSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice } from '@raizes/domain/documents/push';
import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Box, Button, Card, CardContent, Stack, Switch, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { callErrorText } from '@/lib/errors';
import { useSession } from '@/lib/session';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import {
  withLock,
  clearPushMark,
  getPublicKey,
  pushMark,
  registerDevice,
  removeSubscription,
  saveReminder,
  saveSubscription,
  setPushMark,
  unregisterDevice,
} from '@/lib/push/subscription';

/** Turns pushes off on this device. True when they are off. */
async function disablePush(): Promise<boolean> {
  try {
    await withLock(unsubscribe);
    return true;
  } catch (error) {
    console.error('Pushes could not be turned off', error);
    toastError('Erro ao desativar notificações', callErrorText(error));
    return false;
  }
}

async function unsubscribe(): Promise<void> {
  const mark = pushMark();
  if (mark) await removeSubscription(mark.endpoint);
  await unregisterDevice();
  clearPushMark();
}

/** What this browser can do with pushes. An iPhone's can only once the app is on its home screen. */
export function pushSupport(): 'ready' | 'iphone-browser' | 'unsupported' {
  if (isIphone() && !isInstalled()) return 'iphone-browser';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? 'ready'
    : 'unsupported';
}

/** An iPad says that it is a Mac, of which none has a touch screen. */
const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Turns pushes on for a person on this device; called from a tap, or else the browser does not ask. True when they are on. */
async function enablePush(uid: string): Promise<boolean> {
  if (pushSupport() !== 'ready') {
    toastError('Notificações não suportadas', 'Este navegador não recebe notificações.');
    return false;
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    toastError(
      'Permissão negada',
      'Libere as notificações do Raízes nas configurações do navegador e tente de novo.',
    );
    return false;
  }
  try {
    await withLock(() => subscribe(uid));
    return true;
  } catch (error) {
    console.error('Pushes could not be turned on', error);
    toastError('Erro ao ativar notificações', callErrorText(error));
    return false;
  }
}

async function subscribe(uid: string): Promise<void> {
  const publicKey = await getPublicKey();
  const registration = await registerDevice(publicKey);
  try {
    await saveSubscription(registration, pushMark()?.endpoint ?? null);
  } catch (error) {
    await unregisterDevice();
    throw error;
  }
  const { endpoint, token } = registration;
  setPushMark({ uid, publicKey, endpoint, token, savedAt: Date.now() });
}

const steps = [
  'Abra o Raízes no Safari.',
  'Toque em Compartilhar e escolha “Adicionar à Tela de Início”.',
  'Abra o Raízes pela tela de início e ative as notificações aqui.',
];

/** What to do where an iPhone's browser can't get pushes: only the installed app can. */
function OnIphone() {
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        No iPhone, as notificações só chegam ao aplicativo instalado (iOS 16.4 ou mais recente):
      </Typography>
      <Typography component="ol" variant="body2" sx={{ pl: 3, my: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
    </>
  );
}

const KEY = 'reminder';

/** What was last chosen on this device: enough to say so without asking the server. */
const keptReminder = (): ReminderChoice | null => readStored(KEY, reminderChoiceSchema);

export function keepReminder(choice: ReminderChoice): void {
  storage.write(KEY, choice);
}

export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whoever travels is reminded by the clock of where they are. */
export async function followTimeZone(): Promise<void> {
  const kept = keptReminder();
  const time_zone = timeZoneHere();
  if (!kept?.enabled || kept.time_zone === time_zone) return;
  const choice = { ...kept, time_zone };
  await saveReminder(choice);
  keepReminder(choice);
}

const short = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const list = new Intl.ListFormat('pt-BR');

const sorted = (weekdays: readonly number[]) => weekdays.toSorted((a, b) => a - b);

/** `Todos os dias, às 7h`, `De segunda a sexta, às 7h`, `Seg, qua e sex, às 7h`. */
export function reminderText({ enabled, hour, weekdays }: ReminderChoice): string {
  if (!enabled) return 'Desativado';
  return `${daysText(sorted(weekdays))}, às ${hour}h`;
}

function daysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Todos os dias';
  if (weekdays.join() === '1,2,3,4,5') return 'De segunda a sexta';
  const names = list.format(weekdays.map((weekday) => short[weekday] ?? ''));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

const ReminderDialog = lazyComponent(() =>
  import('./reminder-dialog').then((module) => module.ReminderDialog),
);

/** Says when a person is reminded, and opens the choice of it. */
function ReminderRow({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(keptReminder);

  function close(): void {
    setOpen(false);
    setKept(keptReminder());
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
            {kept ? reminderText(kept) : 'Escolha a hora e os dias.'}
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

const isOnFor = (uid: string) =>
  pushMark()?.uid === uid && 'Notification' in window && Notification.permission === 'granted';

/** Whether this person gets pushes on this device, and how to change that. */
function usePush(uid: string, onChange?: () => void) {
  const [isOn, setOn] = useState(() => isOnFor(uid));
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

const DEBUG = '/push-debug';

/** Turns pushes on this device on and off. Stands by itself on any screen of a signed-in person. */
export function PushToggle({ onChange, hasReminder = true }: Props) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <Toggle uid={session.person.uid} onChange={onChange} hasReminder={hasReminder} />;
}

interface Props {
  onChange?: (() => void) | undefined;
  /** Whether it also lets the daily reminder be chosen. */
  hasReminder?: boolean;
}

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
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
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
        {onIphone && <OnIphone />}
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
