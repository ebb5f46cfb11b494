/** Firebase's code of an error, without the product before it except Auth's; '' where it has none. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code.replace(/^(functions|firestore)\//, '') : '';
}
