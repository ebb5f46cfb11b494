import type { Answer } from './firestore';
import { isRole, roleNames, type Role } from './roles';

/** What each role is answered to each operation. */
export type Answers = Record<string, Record<Role, Answer>>;

/**
 * Reads a table as it is written down: the first line names the roles, and each that follows an operation and its answers,
 * `yes` or `-`.
 */
export function answers(written: string): Answers {
  const lines = written.split('\n').map((line) => line.trim().split(/\s+/));
  const [header = [], ...rows] = lines.filter(([first]) => first !== '');
  const columns = header.filter(isRole);
  return Object.fromEntries(
    rows.map((words) => {
      const said = words.slice(-columns.length);
      const row = Object.fromEntries(columns.map((role, column) => [role, asAnswer(said[column])]));
      if (!isComplete(row)) throw new Error(`Not every role has an answer: ${words.join(' ')}`);
      return [words.slice(0, -columns.length).join(' '), row];
    }),
  );
}

function asAnswer(word = ''): Answer {
  if (word !== 'yes' && word !== '-') throw new Error(`"${word}" is no answer`);
  return word === 'yes' ? 'yes' : 'no';
}

const isComplete = (row: Record<string, Answer>): row is Record<Role, Answer> =>
  roleNames.every((role) => role in row);
