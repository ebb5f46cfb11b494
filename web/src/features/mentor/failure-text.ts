export const CANNOT_START = 'Não foi possível iniciar a conversa.';
export const CANNOT_SEND = 'Não foi possível enviar a mensagem. Tente novamente.';

/** The row of the conversation did not reach the server. */
export class NotStarted extends Error {}

/** With these the server says why, in words meant for the person. */
const explained = new Set([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
  'functions/resource-exhausted',
]);

/** What to tell a person whose question was not answered. */
export function failureText(error: unknown): string {
  if (error instanceof NotStarted) return CANNOT_START;
  if (!(error instanceof Error) || !('code' in error)) return CANNOT_SEND;
  const isExplained = typeof error.code === 'string' && explained.has(error.code);
  return isExplained && error.message.includes(' ') ? error.message : CANNOT_SEND;
}
