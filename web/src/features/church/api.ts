import { churchSchema, profileSchema } from '@raizes/domain/documents/people';
import type { Church } from '@raizes/domain/documents/people';
import type { ChurchForm } from '@raizes/domain/forms/content';
import { paths } from '@raizes/domain/paths';
import { useDoc } from '@/lib/live';
import { fetchDoc } from '@/lib/reads';

/** The church's settings, live. */
export const useChurch = () => useDoc(paths.church, churchSchema);

/** `no-leader` when whoever was chosen to receive new disciples leads nobody (any more). */
export async function saveChurch(form: ChurchForm): Promise<'saved' | 'no-leader'> {
  const { putOnServer } = await import('@/lib/server');
  if (form.default_leader_id !== null) {
    const leader = await fetchDoc(paths.profile(form.default_leader_id), profileSchema);
    const leads = leader.state === 'ready' && leader.value.position !== 'discipulo';
    if (!leads) return 'no-leader';
  }
  await putOnServer(paths.church, form);
  return 'saved';
}

/** Where churches that speak Portuguese are; any other that is set stays as it is. */
const known = [
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

export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

export function timeZonesWith(current: string) {
  return known.some(({ value }) => value === current)
    ? known
    : [...known, { value: current, text: current }];
}

/** The form as it is typed; '' stands for no leader. */
export type ChurchValues = Record<keyof Church, string>;

export const typedFrom = (church: Church): ChurchValues => ({
  ...church,
  default_leader_id: church.default_leader_id ?? '',
});
