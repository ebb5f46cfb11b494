/** `1 resposta nova`, `2 respostas novas` */
export function newReplies(count: number): string {
  return `${count} ${count === 1 ? 'resposta nova' : 'respostas novas'}`;
}
