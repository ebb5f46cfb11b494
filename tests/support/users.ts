import { randomUUID } from 'node:crypto';
import type { Position } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { auth } from './admin';
import { freshStatsOf, writePerson } from './people';
import type { Person } from './people';

export type TestUser = Person & { email: string; password: string };

type Wishes = {
  fullName?: string;
  position?: Position;
  leader?: Leader | null;
  admin?: boolean;
  unasked?: boolean;
  /** What the stats say beside those of somebody who has done nothing yet. */
  stats?: Partial<UserStats>;
};

/** Somebody whom no other test knows, with an account, a profile and stats. */
export async function createUser(wishes: Wishes = {}): Promise<TestUser> {
  const { fullName = 'Maria Teste', position = 'discipulo', leader = null, admin = false } = wishes;
  const { unasked = false } = wishes;
  const uid = `t${randomUUID().replaceAll('-', '')}`;
  const email = `${uid}@raizes.test`;
  const password = 'segredo123';
  const person: Person = { uid, fullName, position, leader, admin, unasked };
  await Promise.all([
    auth.createUser({ uid, email, password, displayName: fullName }),
    writePerson(person, { ...freshStatsOf(person), ...wishes.stats }),
  ]);
  return { ...person, email, password };
}

/** Signs in as the client SDK does and returns the ID token. */
export async function signIn(email: string, password: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer && 'idToken' in answer) return String(answer.idToken);
  throw new Error(`Sign-in as ${email} failed: ${JSON.stringify(answer)}`);
}
