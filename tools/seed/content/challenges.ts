import type { Challenge } from '@raizes/domain/documents/challenge';

export type ChallengeText = Omit<Challenge, 'created_by' | 'created_at'>;

/** Sample challenges: every way of counting progress, every category and both kinds of reward. */
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
    title: 'Dez dias na Palavra',
    description:
      'Dez devocionais, sem pressa: leia também o capítulo de cada dia e anote o que falou ao seu coração.',
    category: 'Leitura Bíblica',
    duration_days: 10,
    reward_type: 'xp',
    reward_value: '75',
  },
  {
    id: 'primeiros-passos',
    title: 'Três dias para começar',
    description:
      'Três devocionais para começar. Não precisa ser perfeito: basta aparecer, abrir o coração e escutar.',
    category: 'Vida Devocional',
    duration_days: 3,
    reward_type: 'medalha',
    reward_value: 'Primeiros Passos',
  },
  {
    id: 'cinco-dias-de-oracao',
    title: 'Cinco dias de oração',
    description:
      'Depois de cada devocional, reserve dez minutos de oração: agradeça, interceda por alguém e fique um pouco em silêncio.',
    category: 'Oração e Jejum',
    duration_days: 5,
    reward_type: 'xp',
    reward_value: '60',
  },
  {
    id: 'mesa-aberta',
    title: 'Mesa aberta',
    description:
      'Durante sete devocionais, procure alguém a cada dia: um café, uma visita, uma ligação, um perdão. Ninguém cresce longe da família da fé.',
    category: 'Relacionamento e Comunhão',
    duration_days: 7,
    reward_type: 'medalha',
    reward_value: 'Mesa Aberta',
  },
  {
    id: 'maos-que-servem',
    title: 'Mãos que servem',
    description:
      'Em sete devocionais, junte à oração um gesto de serviço ou de generosidade, de preferência sem que ninguém saiba.',
    category: 'Serviço e Generosidade',
    duration_days: 7,
    reward_type: 'xp',
    reward_value: '80',
  },
  {
    id: 'luz-onde-estou',
    title: 'Luz onde estou',
    description:
      'Ao longo de dez devocionais, ore por três pessoas pelo nome e partilhe com uma delas algo bom que Deus tem feito.',
    category: 'Missão e Evangelismo',
    duration_days: 10,
    reward_type: 'medalha',
    reward_value: 'Luz do Mundo',
  },
  {
    id: 'coracao-inteiro',
    title: 'Coração inteiro',
    description:
      'Por catorze devocionais, escolha uma virtude por semana (paciência, verdade, mansidão, domínio próprio) e pratique-a nas coisas pequenas.',
    category: 'Caráter e Valores',
    duration_days: 14,
    reward_type: 'medalha',
    reward_value: 'Coração Inteiro',
  },
];
