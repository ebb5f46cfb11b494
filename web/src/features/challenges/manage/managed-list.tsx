import type { Challenge } from '@raizes/domain/documents/challenge';
import { Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useLasting } from '@/lib/lasting';
import { lazyNamed } from '@/ui/lazy-named';
import { NotHeard } from '@/ui/not-heard';
import { Pager } from '@/ui/pager';
import { useAllChallenges } from './api';
import { ManagedChallenge } from './managed-challenge';
import { archive, restore } from './save-challenge';

const ConfirmDialog = lazyNamed(() => import('@/ui/confirm-dialog'), 'ConfirmDialog');

const FAILURE = {
  title: 'Não foi possível carregar os desafios.',
  text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
};

interface Props {
  edited: string | null;
  onEdit: (challenge: Challenge) => void;
}

/** Every challenge that the church has had, newest first. */
export function ManagedList({ edited, onEdit }: Props) {
  const { items, newer, older } = useAllChallenges();
  const [archiving, setArchiving] = useState<Challenge | null>(null);
  const [busy, setBusy] = useState(false);

  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useLasting(isUnsure);

  async function confirm(challenge: Challenge): Promise<void> {
    setBusy(true);
    await archive(challenge);
    setBusy(false);
    setArchiving(null);
  }

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <NotHeard failure={FAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <NotHeard />}
      {items.value.length === 0 && (
        <Typography color="textSecondary">Nenhum desafio cadastrado ainda.</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {items.value.map((challenge) => (
          <ManagedChallenge
            key={challenge.id}
            challenge={challenge}
            isEdited={challenge.id === edited}
            onEdit={() => onEdit(challenge)}
            onArchive={() => setArchiving(challenge)}
            onRestore={() => void restore(challenge)}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} olderLabel="Mais antigos" />}
      {archiving && (
        <Suspense>
          <ConfirmDialog
            title={`Arquivar “${archiving.title}”?`}
            text="Ninguém mais poderá começar este desafio. Quem já começou continua com ele até o fim."
            action="Arquivar"
            busy={busy}
            onConfirm={() => void confirm(archiving)}
            onClose={() => setArchiving(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label="Carregando os desafios">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} variant="rounded" height={112} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
