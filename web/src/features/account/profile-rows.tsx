import { profileSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import PositionIcon from '@mui/icons-material/BadgeOutlined';
import ChurchIcon from '@mui/icons-material/ChurchOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined';
import { Suspense, useState } from 'react';
import { useDoc } from '@/lib/live';
import type { Person } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { SettingsLink, SettingsRow } from './settings-rows';

const DetailsDialog = lazyComponent(() =>
  import('./profile-details').then((module) => module.DetailsDialog),
);

const fields = [
  { name: 'full_name', icon: PersonIcon, title: 'Nome completo' },
  { name: 'church_denomination', icon: ChurchIcon, title: 'Denominação da igreja' },
] as const;

const positions = { discipulo: 'Discípulo', lider: 'Líder', pastor: 'Pastor' };

/** The person's own details, which they can correct, and the position they were given. */
export function ProfileRows({ uid, name: ownName }: Pick<Person, 'uid' | 'name'>) {
  const profile = useDoc(paths.profile(uid), profileSchema);
  const [edited, setEdited] = useState<(typeof fields)[number]['name'] | null>(null);
  const known = profile.state === 'ready' ? profile.value : null;
  // "Missing" here means missing from the cache, because a person without a profile must complete it before they get here.
  const unknown = profile.state === 'missing' ? 'Aparece quando houver internet' : '…';
  const texts = known ?? { full_name: ownName, church_denomination: unknown };
  return (
    <>
      {fields.map(({ name, ...row }) => (
        <SettingsLink
          key={name}
          {...row}
          text={texts[name]}
          disabled={known === null}
          onClick={() => setEdited(name)}
        />
      ))}
      <SettingsRow
        icon={PositionIcon}
        title="Cargo"
        text={known ? positions[known.position] : unknown}
      />
      {edited && known && (
        <Suspense>
          <DetailsDialog uid={uid} details={known} focus={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
