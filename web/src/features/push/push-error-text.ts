import { errorText } from '@/lib/error-text';

/** Why the server turned a push down is said by the server itself, in words that are meant to be read. */
export function pushErrorText(error: unknown): string {
  const isRefusal =
    error instanceof Error && 'code' in error && error.code === 'functions/failed-precondition';
  return isRefusal ? error.message : errorText(error);
}
