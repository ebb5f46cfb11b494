import { weekOf, weekdayOf } from '../day';
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

/** A badge that anyone can earn. `isEarned` must stay true once it is. */
type CatalogueBadge = Badge & { icon: BadgeIcon; isEarned: (stats: UserStats) => boolean };

const hasReading = ({ days }: UserStats, day: Day) =>
  Object.keys(dayRecord(days, day).readings).length > 0;

const hasWholeWeekOfReadings = (stats: UserStats) =>
  dayEntries(stats.days)
    .filter(([day]) => weekdayOf(day) === 0 && hasReading(stats, day))
    .some(([sunday]) => weekOf(sunday).every((day) => hasReading(stats, day)));

const streak = (days: number, name: string, description: string): CatalogueBadge => ({
  id: `sequencia-${days}`,
  name,
  description,
  icon: 'streak',
  category: 'streak',
  isEarned: (stats) => stats.longest_streak >= days,
});

const verses = (count: number, name: string, description: string): CatalogueBadge => ({
  id: `versiculos-${count}`,
  name,
  description,
  icon: 'memorization',
  category: 'memorization',
  isEarned: (stats) => stats.total_verses_memorized >= count,
});

const level = (reached: number, name: string): CatalogueBadge => ({
  id: `nivel-${reached}`,
  name,
  description: `Você chegou ao nível ${reached}.`,
  icon: 'level',
  category: 'level',
  isEarned: (stats) => stats.current_level >= reached,
});

export const badgeCatalogue: readonly CatalogueBadge[] = [
  {
    id: 'primeiro-devocional',
    name: 'Primeira Semente',
    description: 'Você completou seu primeiro devocional.',
    icon: 'devotional',
    category: 'devotional',
    isEarned: (stats) => stats.total_devotionals_completed >= 1,
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
    isEarned: (stats) => stats.total_readings >= 1,
  },
  {
    id: 'semana-de-leituras',
    name: 'Semana na Palavra',
    description: 'Você leu todos os dias de uma semana, de domingo a sábado.',
    icon: 'reading',
    category: 'reading',
    isEarned: hasWholeWeekOfReadings,
  },
  {
    id: 'primeiro-desafio',
    name: 'Desafio Vencido',
    description: 'Você concluiu seu primeiro desafio.',
    icon: 'challenge',
    category: 'challenge',
    // A started challenge that is no longer active is completed.
    isEarned: (stats) => stats.started_challenge_ids.length > stats.active_challenges.length,
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
