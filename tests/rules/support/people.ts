const person = (id: string, position: string, pastor_id: string | null = null) => ({
  id,
  full_name: 'Nome de Teste',
  position,
  church_denomination: 'Igreja Batista',
  pastor_id,
});

/** Ana is the pastor's disciple, Bia the leader's, Caio nobody's; `chefe` and `outra` are admins. */
export const people = {
  'user_roles/chefe_admin': { user_id: 'chefe', role: 'admin' },
  'user_roles/outra_admin': { user_id: 'outra', role: 'admin' },
  'profiles/ana': person('ana', 'discipulo', 'pastor'),
  'profiles/bia': person('bia', 'discipulo', 'lider'),
  'profiles/caio': person('caio', 'discipulo'),
  'profiles/pastor': person('pastor', 'pastor'),
  'profiles/lider': person('lider', 'lider'),
  'profiles/chefe': person('chefe', 'discipulo'),
};
