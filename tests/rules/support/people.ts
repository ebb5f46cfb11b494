import type { Fields } from './fields';

/** Who sends a request, and with which uid. All documents are about Ana, the disciple. */
export const roles = {
  nobody: null,
  /** With Ana's uid, but without an account. */
  anonymous: 'ana',
  disciple: 'ana',
  /** Another leader's disciple. */
  another: 'bia',
  /** Ana's leader. */
  leader: 'pastor',
  /** Another disciple's leader. */
  other: 'lider',
  /** Ana's until she was linked to another; a pastor still. */
  former: 'antigo',
  /** Davi's profile still names him, but he leads no more. */
  demoted: 'deposto',
  admin: 'chefe',
  /** An admin until the row was taken away. */
  removed: 'exchefe',
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

/** The state before: the former leader leads, and the removed admin is one. */
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
