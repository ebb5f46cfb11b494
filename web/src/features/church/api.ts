import { churchSchema } from '@raizes/domain/documents/church';
import { profileSchema } from '@raizes/domain/documents/profile';
import { paths } from '@raizes/domain/paths';
import type { ChurchForm } from '@raizes/domain/schemas/church-form';
import { freshDoc } from '@/lib/fresh-doc';
import { useLiveDoc } from '@/lib/live';

export const useChurch = () => useLiveDoc(paths.church, churchSchema);

/** `no-leader` when whoever was chosen to receive new disciples leads nobody (any more). */
export async function saveChurch(form: ChurchForm): Promise<'saved' | 'no-leader'> {
  const { putOnServer } = await import('@/lib/on-server');
  if (form.default_leader_id !== null) {
    const leader = await freshDoc(paths.profile(form.default_leader_id), profileSchema);
    const leads = leader.state === 'ready' && leader.value.position !== 'discipulo';
    if (!leads) return 'no-leader';
  }
  await putOnServer(paths.church, form);
  return 'saved';
}
