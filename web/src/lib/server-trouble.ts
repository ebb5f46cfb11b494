import { toastNews } from './toast';

let isNotified = false;

/** Says, once a page, that the server does not answer as it should. */
export function notifyTrouble(): void {
  if (isNotified) return;
  isNotified = true;
  toastNews(
    'O servidor não está respondendo bem',
    'O que você escrever fica guardado neste aparelho e será enviado depois.',
    { label: 'Tentar de novo', run: () => location.reload() },
  );
}
