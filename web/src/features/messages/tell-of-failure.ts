import { isRefusal } from '@/lib/error-text';
import { toastError } from '@/lib/toast';

/** What was written is a draft again, in the dialog. */
export function tellOfFailure(error?: unknown): void {
  const tooMany = isRefusal(error) ? ' Se você já escreveu muitas hoje, espere até amanhã.' : '';
  toastError(
    'Erro ao enviar mensagem',
    `Não foi possível enviar a mensagem. Tente novamente.${tooMany}`,
  );
}
