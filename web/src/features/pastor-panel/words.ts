import { shownCount } from '../../ui/shown-count';

/** What a disciple is called whose name is not known. */
export const NAMELESS = 'Discípulo';

/** `1 mensagem nova`, `2 mensagens novas`, `nenhuma mensagem nova` */
export function newMessages(count: number): string {
  if (count === 0) return 'nenhuma mensagem nova';
  return `${shownCount(count)} ${count === 1 ? 'mensagem nova' : 'mensagens novas'}`;
}
