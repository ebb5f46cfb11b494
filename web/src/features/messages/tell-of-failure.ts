import { toastError } from '@/lib/toast';

/** What was written is a draft again, in the dialog. */
export function tellOfFailure(): void {
  toastError('Erro ao enviar mensagem', 'Não foi possível enviar a mensagem. Tente novamente.');
}
