import { toastNews } from './toast';

/** The answers that end a session: the account is gone or disabled, or its tokens were revoked. */
const ENDED =
  /"message":\s*"(USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_(REFRESH|ID)_TOKEN)\b/;

/** Lets a refusal pass that ends the session. @throws for any other, as a network failure does */
export async function verdictOf(refusal: Response): Promise<Response> {
  if (ENDED.test(await refusal.clone().text())) return refusal;
  notify();
  throw new TypeError(`Auth answered ${refusal.status}`);
}

let isNotified = false;

/** Once a page. */
function notify(): void {
  if (isNotified) return;
  isNotified = true;
  toastNews(
    'O servidor não está respondendo bem',
    'O que você escrever fica guardado neste aparelho e será enviado depois.',
    { label: 'Tentar de novo', run: () => location.reload() },
  );
}
