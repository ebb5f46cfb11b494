import { shownCount } from '@/ui/shown-count';

/** `1 resposta nova`, `2 respostas novas` */
export function newReplies(count: number): string {
  return `${shownCount(count)} ${count === 1 ? 'resposta nova' : 'respostas novas'}`;
}
