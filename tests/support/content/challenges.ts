import type { Challenge } from '@raizes/domain/documents/challenge';

export type ChallengeText = Omit<Challenge, 'created_by' | 'created_at'>;

/** Sample challenges: every way of counting progress, and both kinds of reward. */
export const challengePool: ChallengeText[] = [
  {
    id: 'sete-dias-com-deus',
    title: 'Sete dias com Deus',
    description:
      'Faça o devocional durante sete dias seguidos. Escolha um horário e um lugar, e deixe que o encontro vire hábito.',
    category: 'streak',
    duration_days: 7,
    reward_type: 'xp',
    reward_value: '100',
  },
  {
    id: 'raizes-profundas',
    title: 'Raízes profundas',
    description:
      'Complete vinte e um devocionais, no seu ritmo. Cada dia conta, mesmo depois de uma pausa.',
    category: 'devotionals',
    duration_days: 21,
    reward_type: 'medalha',
    reward_value: 'Raízes Profundas',
  },
  {
    id: 'dez-capitulos',
    title: 'Dez capítulos da Palavra',
    description:
      'Conclua dez leituras bíblicas do dia, sem pressa, e anote o que falou ao seu coração.',
    category: 'Leitura Bíblica',
    duration_days: 10,
    reward_type: 'xp',
    reward_value: '75',
  },
];
