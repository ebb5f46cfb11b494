import type { Profile } from '@raizes/domain/documents/profile';
import { useState } from 'react';
import { toastError, toastSuccess } from '@/lib/toast';
import { linkTo } from './changes';
import { LeaderSelect } from './leader-select';

interface Props {
  profile: Profile;
  leaders: Profile[];
  /** The element with the person's name. */
  about: string;
  disabled: boolean;
}

/** Who leads a disciple. */
export function LinkSelect({ profile, leaders, about, disabled }: Props) {
  const [linking, setLinking] = useState<{ to: string | null } | null>(null);

  async function link(to: string | null): Promise<void> {
    setLinking({ to });
    try {
      await linkTo(profile.id, to);
      toastSuccess('Sucesso!', 'Pastor vinculado com sucesso.');
    } catch (error) {
      console.error('A disciple could not be linked', error);
      toastError('Erro', 'Não foi possível vincular o pastor.');
    } finally {
      setLinking(null);
    }
  }

  return (
    <LeaderSelect
      label="Pastor/Líder"
      size="small"
      leaders={leaders}
      except={profile.id}
      about={about}
      disabled={disabled || linking !== null}
      value={linking ? linking.to : profile.pastor_id}
      onChange={(to) => void link(to)}
    />
  );
}
