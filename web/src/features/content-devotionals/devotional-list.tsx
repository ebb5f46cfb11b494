import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLasting } from '@/lib/lasting';
import { NotHeard } from '@/ui/not-heard';
import { Pager } from '@/ui/pager';
import { useDevotionals } from './api';
import { DevotionalRow } from './devotional-row';
import { RemoveDialog } from './remove-dialog';

const FAILURE = {
  title: 'Erro ao carregar devocionais',
  text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
};

interface Props {
  edited: Day | null;
  onRemoved: (day: Day) => void;
}

/** The published devotionals, newest first. */
export function DevotionalList({ edited, onRemoved }: Props) {
  const { page, newer, older } = useDevotionals();
  const [removing, setRemoving] = useState<Devotional | null>(null);
  const isUnsure = page.state !== 'ready' || page.fromCache;
  const isLost = useLasting(isUnsure);

  if (page.state !== 'ready' || (isUnsure && page.value.length === 0)) {
    return isLost ? <NotHeard failure={FAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <NotHeard />}
      {page.value.length === 0 && (
        <Typography color="textSecondary">Nenhum devocional cadastrado ainda.</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {page.value.map((devotional) => (
          <DevotionalRow
            key={devotional.id}
            devotional={devotional}
            isEdited={devotional.date === edited}
            onRemove={() => setRemoving(devotional)}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} olderLabel="Mais antigos" />}
      {removing && (
        <RemoveDialog
          devotional={removing}
          onRemoved={() => onRemoved(removing.date)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} variant="rounded" height={104} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
