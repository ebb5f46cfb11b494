import { toastNews } from './toast';

/** The errors that end a session: the account is deleted or disabled, or its tokens were revoked. */
const ENDED =
  /"message":\s*"(USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_(REFRESH|ID)_TOKEN)\b/;

/** Returns an error response that ends the session. @throws a `TypeError` for any other, as `fetch` does on a network failure */
export async function throwUnlessSessionEnded(refusal: Response): Promise<Response> {
  if (ENDED.test(await refusal.clone().text())) return refusal;
  notify();
  throw new TypeError(`Auth answered ${refusal.status}`);
}

let isNotified = false;

/** Notifies the person at most once per page load. */
function notify(): void {
  if (isNotified) return;
  isNotified = true;
  toastNews(
    'O servidor não está respondendo bem',
    'O que você escrever fica guardado neste aparelho e será enviado depois.',
    { label: 'Tentar de novo', run: () => location.reload() },
  );
}
