import type { ConsentChoices } from '@raizes/domain/documents/consents';

/** Nothing is allowed that a person has not allowed. */
export const nothingAllowed: ConsentChoices = {
  leader_progress: false,
  ai: false,
  notifications: false,
};

export interface Purpose {
  name: keyof ConsentChoices;
  title: string;
  text: string;
}

/** What each choice is for, in words that everybody understands. */
export const purposes: readonly Purpose[] = [
  {
    name: 'leader_progress',
    title: 'Meu líder vê o meu progresso',
    text: 'Dias concluídos, sequência e conquistas. Nunca o que você escreve para si.',
  },
  {
    name: 'ai',
    title: 'Inteligência artificial externa no mentor',
    text: 'O texto da sua pergunta vai ao serviço do Google, sem o seu nome. Sem isso, o mentor responde só com o que já está no Raízes.',
  },
  {
    name: 'notifications',
    title: 'Receber avisos e lembretes',
    text: 'Respostas, conquistas e o lembrete do dia, nos aparelhos em que você os ativar.',
  },
];
