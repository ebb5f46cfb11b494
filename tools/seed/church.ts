import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';

export async function seedChurch() {
  await db.doc(paths.church).set({
    name: 'Igreja Raízes',
    default_leader_id: 'pastor',
    time_zone: 'America/Sao_Paulo',
    privacy_contact: 'privacidade@raizes.test',
  });
}
