import type { Day } from './day';
import { daysBetween } from './day';

/** Kind, and without a word of what would be lost. */
const words = [
  { title: 'Um tempo com Deus', body: 'O devocional de hoje está pronto, quando você puder.' },
  { title: 'Uma pausa para o coração', body: 'Alguns minutos com a Palavra esperam por você.' },
  { title: 'Bom encontro', body: 'A leitura de hoje é curta e está à sua espera.' },
  { title: 'Raízes bem cuidadas', body: 'Que tal um momento de reflexão e oração agora?' },
] as const;

/** What the reminder of a day says: another day, other words. */
export function reminderWords(day: Day): { title: string; body: string } {
  return words[daysBetween('1970-01-01', day) % words.length] ?? words[0];
}
