import { Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { useProfile } from './api';
import { Section } from './section';

const DetailsDialog = lazyNamed(() => import('./details-dialog'), 'DetailsDialog');

const positions = { discipulo: 'Discípulo', lider: 'Líder', pastor: 'Pastor' };

/** Who one is here; the name and the church can be corrected. */
export function AccountSection({ uid, email }: { uid: string; email: string }) {
  const profile = useProfile(uid);
  const [isEditing, setEditing] = useState(false);
  const known = profile.state === 'ready' ? profile.value : null;
  const rows = [
    ['Nome completo', known?.full_name],
    ['Denominação da igreja', known?.church_denomination],
    ['Email', email],
    ['Cargo', known && positions[known.position]],
  ] as const;
  return (
    <Section title="Minha conta">
      <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value ?? '…'}
            </Typography>
          </div>
        ))}
      </Stack>
      <Button
        variant="outlined"
        disabled={known === null}
        onClick={() => setEditing(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Corrigir nome ou igreja
      </Button>
      {isEditing && known && (
        <Suspense>
          <DetailsDialog uid={uid} details={known} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
