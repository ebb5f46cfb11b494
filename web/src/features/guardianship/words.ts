import { errorText } from '@/lib/error-text';

const speaking = [
  'functions/failed-precondition',
  'functions/not-found',
  'functions/invalid-argument',
];

/** The server's own words where they are for the person to read. */
export function refusalText(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
  return error instanceof Error && speaking.includes(String(code))
    ? error.message
    : errorText(error);
}
