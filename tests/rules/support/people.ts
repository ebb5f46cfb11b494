import type { Fields } from './fields';

/** The sender of a request and its uid. All documents are about Ana, the disciple. */
export const roles = {
  signedOut: null,
  /** Ana's uid, but from an anonymous sign-in. */
  anonymous: 'ana',
  disciple: 'ana',
  /** A disciple of another leader. */
  otherDisciple: 'bia',
  /** Ana's leader. */
  leader: 'pastor',
  /** The leader of another disciple. */
  otherLeader: 'lider',
  /** Ana's leader until she was linked to another; still a pastor. */
  formerLeader: 'antigo',
  /** Named in Davi's profile, but no longer a leader. */
  demotedLeader: 'deposto',
  admin: 'chefe',
  /** Was an admin until the row was deleted. */
  formerAdmin: 'exchefe',
} as const;

export type Role = keyof typeof roles;

const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
export const roleNames = Object.keys(roles).filter(isRole);

const person = (id: string, position: string, pastor_id: string | null = null): Fields => ({
  id,
  full_name: 'Nome de Teste',
  position,
  church_denomination: 'Igreja Batista',
  pastor_id,
  search: { nome: 'nome de teste' },
  guardianship: 'none',
});

const row = (user_id: string, role: string): Fields => ({ user_id, role });

/** The initial state, in which the former leader still leads Ana and the former admin is still an admin. */
export const before: Record<string, Fields | null> = {
  'profiles/ana': person('ana', 'discipulo', 'antigo'),
  'profiles/bia': person('bia', 'discipulo', 'lider'),
  'profiles/davi': person('davi', 'discipulo', 'deposto'),
  'profiles/pastor': person('pastor', 'pastor'),
  'profiles/lider': person('lider', 'lider'),
  'profiles/antigo': person('antigo', 'pastor'),
  'profiles/deposto': person('deposto', 'lider'),
  'profiles/chefe': person('chefe', 'discipulo'),
  'profiles/outra': person('outra', 'discipulo'),
  'profiles/exchefe': person('exchefe', 'discipulo'),
  'user_roles/chefe_admin': row('chefe', 'admin'),
  'user_roles/outra_admin': row('outra', 'admin'),
  'user_roles/exchefe_admin': row('exchefe', 'admin'),
};

/** The changes since then. */
export const since: Record<string, Fields | null> = {
  'profiles/ana': person('ana', 'discipulo', 'pastor'),
  'profiles/deposto': person('deposto', 'discipulo'),
  'user_roles/exchefe_admin': null,
};

export const people = { ...before, ...since };
