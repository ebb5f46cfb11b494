import { errorCode } from './error-code';
import { errorText } from './error-text';

/** What to tell an administrator whose change the server did not take. */
export function refusalText(error: unknown): string {
  return errorCode(error) === 'not-found'
    ? 'Isto foi excluído por outra pessoa enquanto você editava. Copie o texto e cadastre de novo.'
    : errorText(error);
}
