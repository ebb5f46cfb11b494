import { errorCode } from './error-code';

const NO_NETWORK = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

/** The one table from an error's code to what a person reads. */
const texts: Record<string, string> = {
  'auth/invalid-credential': 'Email ou senha incorretos',
  'auth/wrong-password': 'Email ou senha incorretos',
  'auth/user-not-found': 'Email ou senha incorretos',
  'auth/email-already-in-use': 'Este email já está cadastrado',
  'auth/invalid-email': 'Email inválido',
  'auth/weak-password': 'Senha deve ter no mínimo 6 caracteres',
  'auth/user-disabled': 'Esta conta foi desativada. Fale com o administrador.',
  'auth/too-many-requests': 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
  'auth/network-request-failed': NO_NETWORK,
  'auth/user-token-expired': 'Sua sessão expirou. Entre novamente.',
  'auth/expired-action-code': 'Este link venceu. Peça outro.',
  'auth/invalid-action-code': 'Este link já foi usado ou está incompleto. Peça outro.',
  'permission-denied': 'Você não tem permissão para fazer isso.',
  unauthenticated: 'Usuário não autenticado',
  unavailable: NO_NETWORK,
  'resource-exhausted': 'O limite de hoje foi atingido. Tente novamente mais tarde.',
};

/** What to show for an error: a function's own explanation, the text of its code, Firebase's message, or to try again. */
export function errorText(error: unknown): string {
  const code = errorCode(error);
  const known = explanationOf(error) ?? texts[code];
  if (known) return known;
  // A lazy chunk that can't be loaded fails with an error without a code.
  if (!navigator.onLine) return NO_NETWORK;
  const message = error instanceof Error ? error.message.replace(/^Firebase: /, '') : '';
  return code.startsWith('auth/') && message ? message : 'Tente novamente.';
}

/** What to show to an administrator whose change was not saved. */
export function refusalText(error: unknown): string {
  return errorCode(error) === 'not-found'
    ? 'Este item foi excluído por outra pessoa.'
    : errorText(error);
}

/** The codes with which our functions explain a refusal in a sentence for the person. */
const explained = new Set<unknown>([
  'functions/already-exists',
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
  'functions/resource-exhausted',
]);

/** Why a function refused, in its own sentence; null if it gave none. (What refuses before the function runs says one word.) */
export function explanationOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return explained.has(error.code) && error.message.includes(' ') ? error.message : null;
}
