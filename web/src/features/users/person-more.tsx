import type { Profile } from '@raizes/domain/documents/profile';
import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';

const PersonMenu = lazyNamed(() => import('./person-menu'), 'PersonMenu');

interface Props {
  profile: Profile;
  about: string;
  disabled: boolean;
}

/** Opens what is seldom done for somebody. */
export function PersonMore({ profile, about, disabled }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Mais opções"
        aria-haspopup="menu"
        aria-describedby={about}
        disabled={disabled}
        edge="end"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Suspense>
          <PersonMenu profile={profile} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
