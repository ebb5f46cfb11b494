import type { MessageStatus } from '@raizes/domain/pastor-message';

export interface SampleMessage {
  id: string;
  daysAgo: number;
  message: string;
  status: MessageStatus;
  response: string | null;
  /** The disciple has not seen the answer yet. */
  isNews?: boolean;
}

/** What a disciple asks, and what a pastor answers. */
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
    isNews: true,
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
];
