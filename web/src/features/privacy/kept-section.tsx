import { calendarDay } from '@raizes/domain/day';
import { churchSchema, profileSchema } from '@raizes/domain/documents/people';
import { consentLogSchema } from '@raizes/domain/documents/consents';
import { collections, paths } from '@raizes/domain/paths';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { errorText } from '@/lib/errors';
import { useDoc, useDocs } from '@/lib/live';
import { toastError, toastSuccess } from '@/lib/toast';
import { Section } from './section';

const LOG_SHOWN = 20;
const EXPORT_TIMEOUT_MS = 120_000;

export const useProfile = (uid: string) => useDoc(paths.profile(uid), profileSchema);

export const useChurch = () => useDoc(paths.church, churchSchema);

/** The newest of what was answered and recorded. */
export const useConsentLog = (uid: string) =>
  useDocs(
    { path: collections.consentLog(uid), descending: 'at', size: LOG_SHOWN },
    consentLogSchema,
  );

/** All that is kept of the person. */
export const everythingKept = () => call('export-my-data', null, EXPORT_TIMEOUT_MS);

/** What people call what is kept of them, by the names of collections and fields. What is not here is shown as it is. */
const names: Record<string, string> = {
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

export const nameOf = (key: string) => (Object.hasOwn(names, key) ? (names[key] ?? key) : key);

/** Those that people have a word for, and so are worth a line on the screen, in the order of the words. */
const inOrder = (counts: Record<string, number>): [name: string, count: number][] =>
  Object.keys(names).flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [[name, count]];
  });

/** Of what the person did and wrote, not of how the app keeps its own records. */
const isShown = ([name, count]: [string, number]) =>
  count > 0 && !['privacy', 'push_deliveries', 'push_outbox'].includes(name);

/** How much of each kind is kept, and all of it in one file. */
export function KeptSection() {
  const counts = useCounts();
  const [isPacking, setPacking] = useState(false);

  async function pack(): Promise<void> {
    setPacking(true);
    try {
      const { downloadEverything } = await import('./export-zip');
      await downloadEverything(calendarDay(new Date()));
      toastSuccess('Cópia pronta!', 'O arquivo está nos seus downloads.');
    } catch (error) {
      console.warn('The copy could not be made', error);
      toastError('Não foi possível preparar a sua cópia', errorText(error));
    }
    setPacking(false);
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
          {inOrder(counts)
            .filter(isShown)
            .map(([name, count]) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt">{nameOf(name)}</Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
                  {count}
                </Typography>
              </Box>
            ))}
        </Box>
      )}
      <Button
        variant="contained"
        loading={isPacking}
        onClick={() => void pack()}
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
      console.warn('What is kept could not be counted', cause);
      setCounts('failed');
    });
  }, []);
  return counts;
}
