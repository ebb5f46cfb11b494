import { isDenied } from '@/lib/is-denied';
import { toastError } from '@/lib/toast';

/** What was written is a draft again, in the dialog. */
export function tellOfFailure(error?: unknown): void {
  const tooMany = isDenied(error) ? ' Se você já escreveu muitas hoje, espere até amanhã.' : '';
  toastError(
    'Erro ao enviar mensagem',
    `Não foi possível enviar a mensagem. Tente novamente.${tooMany}`,
  );
}
