import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Scenery } from '@/features/scenery/scenery';
import { errorText } from '@/lib/errors';
import { Notice } from '@/ui/page/notice';
import { WelcomeFrame } from '@/ui/welcome-frame';
import { HourPicker } from './hour-picker';
import { enablePush, chooseReminder, currentTimeZone } from './push-device';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  uid: string;
  /** Records the consent to notices and reminders. */
  onAllow: () => Promise<void>;
  onDone: () => void;
}

/** Asks a newcomer for the hour of the daily reminder, which they can skip. */
export function FirstReminder({ uid, onAllow, onDone }: Props) {
  const [hour, setHour] = useState(7);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remind(): Promise<void> {
    setFailure(null);
    setSaving(true);
    try {
      // The consent is stored before the subscription that it allows.
      if (await enablePush(uid, onAllow)) {
        await chooseReminder({
          enabled: true,
          hour,
          weekdays: [...everyDay],
          time_zone: currentTimeZone(),
        });
        onDone();
        return;
      }
    } catch (error) {
      console.error('The first reminder was not saved', error);
      setFailure(errorText(error));
    }
    setSaving(false);
  }

  return (
    <WelcomeFrame
      title="A que horas lembrar você?"
      step={{ number: 3, of: 3 }}
      picture={{ drawing: <Scenery landscape="hills" sky="ordinary" risen={0.3} />, rest: 560 }}
      actions={
        <>
          <Button variant="contained" size="large" loading={isSaving} onClick={() => void remind()}>
            Lembrar às {hour}h e começar
          </Button>
          <Button color="inherit" disabled={isSaving} onClick={onDone}>
            Começar sem lembrete
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        Uma hora certa ajuda o tempo com Deus a virar hábito. É no máximo um lembrete por dia, nunca
        depois das 21h, e só se o devocional do dia ainda estiver por fazer.
      </Typography>
      {failure && <Notice title="Erro ao salvar" text={failure} />}
      <HourPicker hour={hour} onChange={setHour} />
      <Typography variant="body2" color="textSecondary">
        Ao ativar, você permite receber avisos e lembretes: respostas, conquistas e o lembrete do
        dia, nos aparelhos em que você os ativar. Você pode mudar de ideia em <b>Meus dados</b>.
      </Typography>
    </WelcomeFrame>
  );
}
