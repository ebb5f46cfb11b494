import { calendarDay } from '@raizes/domain/day';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { errorText } from '@/lib/firebase/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { Section } from './section';

/** Counts of the person's stored data by kind, and the download of all of it. */
export function StoredDataSection() {
  const counts = useCounts();
  const [isPreparing, setPreparing] = useState(false);

  async function prepare(): Promise<void> {
    setPreparing(true);
    try {
      const { downloadEverything } = await import('./export-zip');
      await downloadEverything(calendarDay(new Date()));
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

/** Labels of collections and fields in the export. */
const labels: Record<string, string> = {
  account: 'Conta',
  profile: 'Perfil',
  stats: 'Progresso',
  roles: 'Funções',
  messages_sent: 'Mensagens ao líder',
  messages_received: 'Mensagens recebidas de discípulos',
  messages_answered: 'Respostas a discípulos',
  kept: 'Tudo o que é só seu',
  user_devotionals: 'Devocionais',
  earlier: 'O que estava escrito antes',
  user_daily_readings: 'Leituras',
  user_challenges: 'Desafios',
  user_badges: 'Conquistas',
  notifications: 'Avisos',
  ai_mentor_conversations: 'Conversas com o mentor',
  messages: 'Mensagens',
  push_subscriptions: 'Aparelhos que recebem avisos',
  push_reminders: 'Lembretes',
  push_deliveries: 'Registro dos envios',
  push_outbox: 'Avisos enviados',
  privacy: 'Consentimentos',
  consent_log: 'Histórico dos consentimentos',
  quotas: 'Contagens do dia',
  syncs: 'Atualizações em andamento',
  exported_at: 'Data desta cópia',
  id: 'Identificação',
  email: 'Email',
  name: 'Nome',
  created_at: 'Criado em',
  last_sign_in_at: 'Último acesso',
  full_name: 'Nome completo',
  church_denomination: 'Denominação da igreja',
  position: 'Cargo',
  reflection: 'Reflexão',
  application: 'Aplicação prática',
  verse_memorization: 'Versículo de memória',
  memorization_validated: 'Memorização validada',
  completed_on: 'Dia',
  completed_at: 'Concluído em',
  message: 'Mensagem',
  response: 'Resposta',
  responded_at: 'Respondido em',
  verse_reference: 'Versículo',
  text: 'Texto',
  title: 'Título',
  body: 'Texto',
  total_xp: 'XP total',
  current_level: 'Nível',
  current_streak: 'Sequência',
  longest_streak: 'Maior sequência',
  birth_year: 'Ano de nascimento',
};

/** Collections and fields without a label keep their name. */
export const labelOf = (name: string) =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;

/** The app's own records are exported but not counted on screen. */
const shownKinds = Object.keys(labels).filter(
  (name) => !['privacy', 'push_deliveries', 'push_outbox'].includes(name),
);
