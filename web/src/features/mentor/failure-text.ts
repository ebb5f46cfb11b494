import { explanationOf } from '@/lib/explanation-of';

export const CANNOT_START = 'Não foi possível iniciar a conversa.';
export const CANNOT_SEND = 'Não foi possível enviar a mensagem. Tente novamente.';

/** The row of the conversation did not reach the server. */
export class NotStarted extends Error {}

/** What to tell a person whose question was not answered. */
export function failureText(error: unknown): string {
  if (error instanceof NotStarted) return CANNOT_START;
  return explanationOf(error) ?? CANNOT_SEND;
}
