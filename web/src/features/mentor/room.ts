import { MENTOR_MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';

const NEAR = 200;
const format = new Intl.NumberFormat('pt-BR');

/** How many characters may still be written; less than nothing when there are too many. */
export const roomLeft = (text: string) => MENTOR_MESSAGE_MAX_LENGTH - text.trim().length;

/** What is said under the field: how to send, and near the limit how much room there is. */
export function roomText(room: number): string {
  if (room < 0) {
    const [limit, over] = [MENTOR_MESSAGE_MAX_LENGTH, -room].map((each) => format.format(each));
    return `Cabem ${limit} caracteres: tire ${over} para enviar, ou divida em duas mensagens.`;
  }
  if (room === 0) return 'Não cabe mais nenhum caractere.';
  if (room === 1) return 'Cabe mais 1 caractere.';
  if (room <= NEAR) return `Cabem mais ${room} caracteres.`;
  return 'Enter envia; Shift+Enter pula uma linha.';
}
