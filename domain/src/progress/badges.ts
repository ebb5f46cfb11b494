import { weekOf } from '../day';
import type { Day } from '../day';
import type { Badge } from '../documents/challenge';
import type { ActiveChallenge, UserStats } from '../documents/user-stats';
import { dayEntries, dayRecord } from './stats';

type BadgeIcon =
  | 'devotional'
  | 'streak'
  | 'memorization'
  | 'level'
  | 'reading'
  | 'challenge'
  | 'medal';

/** A badge that anyone can earn, by reaching `target` once. */
export type CatalogueBadge = Badge & {
  icon: BadgeIcon;
  count: (stats: UserStats) => number;
  target: number;
};

/** Whether the stats earn the badge now. An earned badge is stored, so it is never lost, even if the count decreases later. */
export const isEarned = ({ count, target }: CatalogueBadge, stats: UserStats): boolean =>
  count(stats) >= target;

const hasReading = ({ days }: UserStats, day: Day) =>
  Object.keys(dayRecord(days, day).readings).length > 0;

/** The highest number of days with a reading in one week, Sunday to Saturday. */
const bestWeekOfReadings = (stats: UserStats): number => {
  const weeks = dayEntries(stats.days)
    .filter(([day]) => hasReading(stats, day))
    .map(([day]) => weekOf(day).filter((each) => hasReading(stats, each)).length);
  return Math.max(0, ...weeks);
};

const streak = (days: number, name: string, description: string): CatalogueBadge => ({
  id: `sequencia-${days}`,
  name,
  description,
  icon: 'streak',
  category: 'streak',
  count: (stats) => stats.longest_streak,
  target: days,
});

const verses = (count: number, name: string, description: string): CatalogueBadge => ({
  id: `versiculos-${count}`,
  name,
  description,
  icon: 'memorization',
  category: 'memorization',
  count: (stats) => stats.total_verses_memorized,
  target: count,
});

const level = (reached: number, name: string): CatalogueBadge => ({
  id: `nivel-${reached}`,
  name,
  description: `Você chegou ao nível ${reached}.`,
  icon: 'level',
  category: 'level',
  count: (stats) => stats.current_level,
  target: reached,
});

export const badgeCatalogue: readonly CatalogueBadge[] = [
  {
    id: 'primeiro-devocional',
    name: 'Primeira Semente',
    description: 'Você completou seu primeiro devocional.',
    icon: 'devotional',
    category: 'devotional',
    count: (stats) => stats.total_devotionals_completed,
    target: 1,
  },
  streak(7, 'Uma Semana Firme', 'Sete dias seguidos de devocional.'),
  streak(30, 'Um Mês Enraizado', 'Trinta dias seguidos de devocional.'),
  streak(100, 'Cem Dias com Deus', 'Cem dias seguidos de devocional.'),
  streak(365, 'Um Ano de Fidelidade', 'Um ano inteiro de devocionais, dia após dia.'),
  verses(1, 'Palavra no Coração', 'Você memorizou seu primeiro versículo.'),
  verses(10, 'Dez Versículos Guardados', 'Você memorizou dez versículos.'),
  verses(50, 'Tesouro Guardado', 'Você memorizou cinquenta versículos.'),
  level(5, 'Brotando'),
  level(10, 'Dando Ramos'),
  level(25, 'Dando Frutos'),
  {
    id: 'primeira-leitura',
    name: 'Primeira Leitura',
    description: 'Você completou sua primeira leitura diária.',
    icon: 'reading',
    category: 'reading',
    count: (stats) => stats.total_readings,
    target: 1,
  },
  {
    id: 'semana-de-leituras',
    name: 'Semana na Palavra',
    description: 'Você leu todos os dias de uma semana, de domingo a sábado.',
    icon: 'reading',
    category: 'reading',
    count: bestWeekOfReadings,
    target: 7,
  },
  {
    id: 'primeiro-desafio',
    name: 'Desafio Vencido',
    description: 'Você concluiu seu primeiro desafio.',
    icon: 'challenge',
    category: 'challenge',
    // A started challenge is completed when it is no longer active.
    count: (stats) => stats.started_challenge_ids.length - stats.active_challenges.length,
    target: 1,
  },
];

/** The badge of a challenge whose reward is a medal. */
export function medalOf(challenge: ActiveChallenge): Badge & { icon: BadgeIcon } {
  return {
    id: `medalha-${challenge.challenge_id}`,
    name: challenge.reward_value,
    description: `Você concluiu o desafio “${challenge.title}”.`,
    icon: 'medal',
    category: 'challenge',
  };
}
