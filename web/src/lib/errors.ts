import { errorCode } from './error-code';

const NO_NETWORK = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

/** Maps error codes to the text that people read. */
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

/** Returns the text for an error: a function's own explanation, the text of its code, Firebase's message, or a request to retry. */
export function errorText(error: unknown): string {
  const code = errorCode(error);
  const known = explanationOf(error) ?? texts[code];
  if (known) return known;
  // A lazy chunk that can't be loaded fails with an error without a code.
  if (!navigator.onLine) return NO_NETWORK;
  const message = error instanceof Error ? error.message.replace(/^Firebase: /, '') : '';
  return code.startsWith('auth/') && message ? message : 'Tente novamente.';
}

/** Returns the text for an admin whose change was not saved. */
export function refusalText(error: unknown): string {
  return errorCode(error) === 'not-found'
    ? 'Este item foi excluído por outra pessoa.'
    : errorText(error);
}

/** The codes for which our functions explain a refusal in a sentence for the person. */
const explainedCodes = new Set<unknown>([
  'functions/already-exists',
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
  'functions/resource-exhausted',
]);

/** Returns a function's own explanation of a refusal, or null. (A refusal before the function runs has a one-word message.) */
export function explanationOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return explainedCodes.has(error.code) && error.message.includes(' ') ? error.message : null;
}
