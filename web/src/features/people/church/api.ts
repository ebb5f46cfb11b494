import { churchSchema, installationSchema, profileSchema } from '@raizes/domain/documents/people';
import type { Church, Profile } from '@raizes/domain/documents/people';
import { teachingSchema } from '@raizes/domain/documents/teaching';
import type { ChurchForm } from '@raizes/domain/forms/content';
import { needsGuardian } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { useDoc } from '@/lib/live';
import { fetchDoc } from '@/lib/reads';
import { putOnServer } from '@/lib/server';
import { currentTime } from '@/lib/timing';
import { SaveRefused } from '@/ui/save';
import type { Merge } from '@/ui/use-resource-form';

/** The church's settings, live. */
export const useChurch = () => useDoc(paths.church, churchSchema);

/** The contact of whoever installed the app, live; for admins. */
export const useInstallation = () => useDoc(paths.installation, installationSchema);

/** What the church teaches, live. */
export const useTeaching = () => useDoc(paths.teaching, teachingSchema);

export const saveInstallation = (contact: string): Promise<void> =>
  putOnServer(paths.installation, installationSchema, () => ({ contact }));

/** @throws `SaveRefused` if the default leader is no longer a leader, or is newly chosen but not allowed to have disciples */
export async function saveChurch(
  form: ChurchForm,
  merge: Merge<ChurchValues, ChurchForm>,
): Promise<void> {
  let isMinor = false;
  if (form.default_leader_id !== null) {
    const leader = await fetchDoc(paths.profile(form.default_leader_id), profileSchema);
    if (leader.state !== 'ready' || leader.value.position === 'discipulo') {
      throw new SaveRefused(NOT_A_LEADER, 'default_leader_id');
    }
    isMinor = isKnownMinor(leader.value);
  }
  await putOnServer(paths.church, churchSchema, (stored) => {
    const merged = merge(stored ? churchValues(stored) : emptyChurch);
    const { default_leader_id: leader } = merged;
    const isChosen = leader === form.default_leader_id && leader !== stored?.default_leader_id;
    if (isMinor && isChosen) throw new SaveRefused(A_MINOR, 'default_leader_id');
    return merged;
  });
}

const NOT_A_LEADER =
  'Quem foi escolhido como líder padrão não é mais pastor nem líder. Escolha outra pessoa.';

/** Whether a leader is known to be a minor without a guardian's consent, and so gets no disciples. A leader of unknown age does get them. */
export const isKnownMinor = (leader: Profile): boolean =>
  leader.guardianship !== undefined && needsGuardian(leader, currentTime().getFullYear());

const A_MINOR =
  'Líderes menores de 18 anos só recebem discípulos com a autorização do responsável. Registre-a em Gerenciar Usuários, em “Menores de 18 anos”, ou escolha outra pessoa.';

/** The time zones where Portuguese-speaking churches are. */
const timeZones = [
  { value: 'America/Sao_Paulo', text: 'Brasília, São Paulo, Salvador (UTC−3)' },
  { value: 'America/Manaus', text: 'Manaus, Porto Velho, Boa Vista (UTC−4)' },
  { value: 'America/Cuiaba', text: 'Cuiabá, Campo Grande (UTC−4)' },
  { value: 'America/Rio_Branco', text: 'Rio Branco (UTC−5)' },
  { value: 'America/Noronha', text: 'Fernando de Noronha (UTC−2)' },
  { value: 'Europe/Lisbon', text: 'Lisboa' },
  { value: 'Africa/Luanda', text: 'Luanda' },
  { value: 'Africa/Maputo', text: 'Maputo' },
  { value: 'America/New_York', text: 'Nova York, Miami' },
  { value: 'Asia/Tokyo', text: 'Tóquio' },
];

/** The time zones to choose from, plus the current one if it is not among them. */
export function timeZonesWith(current: string) {
  return timeZones.some(({ value }) => value === current)
    ? timeZones
    : [...timeZones, { value: current, text: current }];
}

/** The form's values as text; '' means no leader, or switched off. */
export type ChurchValues = Record<keyof Church, string>;

export const emptyChurch: ChurchValues = {
  name: '',
  default_leader_id: '',
  link_newcomers: '',
  time_zone: 'America/Sao_Paulo',
  privacy_contact: '',
};

export const churchValues = (church: Church): ChurchValues => ({
  ...church,
  default_leader_id: church.default_leader_id ?? '',
  link_newcomers: church.link_newcomers ? 'true' : '',
});
