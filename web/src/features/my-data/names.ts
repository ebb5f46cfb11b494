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
export const inOrder = (counts: Record<string, number>): [name: string, count: number][] =>
  Object.keys(names).flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [[name, count]];
  });
