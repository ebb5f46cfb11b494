import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { Button, Card, CardContent, Stack, Switch, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { OnIphone } from './on-iphone';
import { ReminderRow } from './reminder/reminder-row';
import { pushSupport } from './support';
import { usePush } from './use-push';

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
