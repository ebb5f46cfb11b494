import type { MessageStatus } from '@raizes/domain/documents/pastor-message';

export interface SampleMessage {
  id: string;
  /** The sender; by default the disciple among the sample accounts. */
  from?: string;
  daysAgo: number;
  message: string;
  status: MessageStatus;
  response: string | null;
  /** Whether the disciple has not seen the answer yet. */
  isUnseen?: boolean;
}

/** Messages of disciples and the answers of their pastor or leader. */
export const sampleMessages: SampleMessage[] = [
  {
    id: 'exemplo-perdao',
    daysAgo: 9,
    message:
      'Pastor, o devocional de hoje mexeu comigo. Faz dois anos que não falo com meu irmão, e eu sei que preciso dar o primeiro passo. Por onde eu começo?',
    status: 'responded',
    response:
      'Davi, que alegria ler isto! Comece pequeno: ore por ele pelo nome durante três dias. Depois mande uma mensagem curta, sem explicar nada: “Lembrei de você hoje. Como você está?”. A conversa difícil vem depois, e não precisa ser por mensagem. Se quiser, vamos juntos.',
  },
  {
    id: 'exemplo-oracao',
    daysAgo: 3,
    message:
      'Tenho dificuldade de me concentrar na hora de orar. Começo bem e, quando vejo, já estou pensando no trabalho. Isso é falta de fé?',
    status: 'responded',
    response:
      'Não é falta de fé, é ser humano. Tente orar em voz baixa, ou escrever a oração. E quando o trabalho vier à mente, não lute: faça dele o assunto da oração e siga em frente. Cinco minutos inteiros valem mais do que trinta pela metade.',
    isUnseen: true,
  },
  {
    id: 'exemplo-grupo',
    daysAgo: 2,
    message:
      'Pastor, eu gostaria de participar de um pequeno grupo perto do bairro São José. O senhor me indica algum?',
    status: 'read',
    response: null,
  },
  {
    id: 'exemplo-jejum',
    daysAgo: 1,
    message:
      'Estou pensando em fazer um jejum nesta semana pela minha família. O que o senhor aconselha para quem vai jejuar pela primeira vez?',
    status: 'pending',
    response: null,
  },
  {
    id: 'exemplo-filha',
    from: 'exemplo-rute',
    daysAgo: 4,
    message:
      'Pastor, minha filha recebeu o resultado dos exames e vamos ter que operar. Estou tentando confiar, mas as noites têm sido longas. O senhor ora com a gente?',
    status: 'pending',
    response: null,
  },
  {
    id: 'exemplo-batismo',
    from: 'exemplo-marcos',
    daysAgo: 6,
    message: 'Completei um mês de devocional! E decidi: quero ser batizado. Como faço?',
    status: 'responded',
    response:
      'Marcos, que notícia! A próxima turma de batismo começa no primeiro domingo do mês, depois do culto da manhã. Já deixei seu nome com a Lídia. Vamos celebrar juntos!',
  },
  {
    id: 'exemplo-leitura',
    from: 'exemplo-ester',
    daysAgo: 1,
    message:
      'Lídia, terminei de ler os Salmos desta semana e fiquei com vontade de ler um Evangelho inteiro. Por qual você começaria?',
    status: 'pending',
    response: null,
  },
  {
    id: 'exemplo-recomeco',
    from: 'discipula',
    daysAgo: 2,
    message:
      'Fiquei uns dias sem conseguir parar, e hoje recomecei. Obrigada por não desistir de mim!',
    status: 'read',
    response: null,
  },
];
