import { errorText } from '@/lib/error-text';

const speaking = [
  'functions/failed-precondition',
  'functions/invalid-argument',
  'functions/not-found',
  'functions/permission-denied',
];

/** Why the server would not: its own sentence where it has one for this. */
export function repairRefusal(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
  return error instanceof Error && speaking.includes(String(code))
    ? error.message
    : errorText(error);
}
