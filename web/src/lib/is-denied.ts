/** Whether the rules refused it. (No `instanceof FirestoreError`: what Firebase throws has lost that prototype.) */
export const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
