/** Firebase's code of an error, without the product before it except Auth's; '' where it has none. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code.replace(/^(functions|firestore)\//, '') : '';
}

/** Whether the security rules, or a function, refused it. (What Firebase throws is no `instanceof FirestoreError`.) */
export const isDenied = (error: unknown): boolean => errorCode(error) === 'permission-denied';

const NO_NETWORK = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

/** The one table from an error's code to what a person reads. */
const texts: Record<string, string> = {
  'auth/invalid-credential': 'Email ou senha incorretos',
  'auth/invalid-login-credentials': 'Email ou senha incorretos',
  'auth/wrong-password': 'Email ou senha incorretos',
  'auth/user-not-found': 'Email ou senha incorretos',
  'auth/email-already-in-use': 'Este email já está cadastrado',
  'auth/invalid-email': 'Email inválido',
  'auth/weak-password': 'Senha deve ter no mínimo 6 caracteres',
  'auth/user-disabled': 'Esta conta foi desativada. Fale com o administrador.',
  'auth/too-many-requests': 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.',
  'auth/network-request-failed': NO_NETWORK,
  'auth/user-token-expired': 'Sua sessão expirou. Entre novamente.',
  'permission-denied': 'Você não tem permissão para fazer isso.',
  unauthenticated: 'Usuário não autenticado',
  unavailable: NO_NETWORK,
  'resource-exhausted': 'O limite de hoje foi atingido. Tente novamente mais tarde.',
};

/** What to tell a person about an error: by its code, or else as it comes, or else to try again. */
export function errorText(error: unknown): string {
  const code = errorCode(error);
  const known = texts[code];
  if (known) return known;
  // A part of the app that is loaded when it is needed fails to load with an error of no code.
  if (!navigator.onLine) return NO_NETWORK;
  const message = error instanceof Error ? error.message.replace(/^Firebase: /, '') : '';
  return code.startsWith('auth/') && message ? message : 'Tente novamente.';
}

/** With these a function says why it refused, in a sentence meant for the person. */
const explained = new Set<unknown>([
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
  'functions/resource-exhausted',
]);

/** Why a function refused, in its own sentence; null where it has none. (What stands before a function refuses in one word.) */
export function explanationOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return explained.has(error.code) && error.message.includes(' ') ? error.message : null;
}

/** What to tell a person about a call of a function that failed: its own sentence where it has one, or else as `errorText`. */
export const callErrorText = (error: unknown): string => explanationOf(error) ?? errorText(error);

/** What to tell an administrator whose change the server did not take. */
export function refusalText(error: unknown): string {
  return errorCode(error) === 'not-found'
    ? 'Isto foi excluído por outra pessoa enquanto você editava. Copie o texto e cadastre de novo.'
    : errorText(error);
}
