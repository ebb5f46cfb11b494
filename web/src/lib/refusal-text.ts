import { errorText } from './error-text';

/** What to tell an administrator whose change the server did not take. */
export function refusalText(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'not-found'
    ? 'Isto foi excluído por outra pessoa enquanto você editava. Copie o texto e cadastre de novo.'
    : errorText(error);
}
