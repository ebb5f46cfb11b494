import { toastError, toastSuccess } from './toast';

/** Copies a text that the person wrote, and says whether it worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess('Texto copiado');
  } catch (cause) {
    console.warn('The text could not be copied', cause);
    toastError('Não foi possível copiar', 'Selecione o texto e copie por ele.');
  }
}
