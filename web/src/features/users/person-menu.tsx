import type { Profile } from '@raizes/domain/documents/people';
import { Menu, MenuItem } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';

const RebuildDialog = lazyComponent(() =>
  import('./rebuild-dialog').then((module) => module.RebuildDialog),
);
const BirthYearDialog = lazyComponent(() =>
  import('./birth-year-dialog').then((module) => module.BirthYearDialog),
);

interface Props {
  profile: Profile;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What is seldom done for somebody; each asks before it does it. */
export function PersonMenu({ profile, anchor, onClose }: Props) {
  const [asking, setAsking] = useState<'rebuild' | 'birth-year' | null>(null);
  return (
    <>
      <Menu open={asking === null} anchorEl={anchor} onClose={onClose}>
        <MenuItem onClick={() => setAsking('rebuild')}>Recalcular progresso</MenuItem>
        <MenuItem onClick={() => setAsking('birth-year')}>Corrigir ano de nascimento</MenuItem>
      </Menu>
      <Suspense>
        {asking === 'rebuild' && <RebuildDialog profile={profile} onClose={onClose} />}
        {asking === 'birth-year' && <BirthYearDialog profile={profile} onClose={onClose} />}
      </Suspense>
    </>
  );
}
