import type { Challenge } from '@raizes/domain/documents/challenge';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/UnarchiveOutlined';
import { Box, Card, Grid, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import {
  archive,
  emptyChallenge,
  restore,
  useAllChallenges,
  useChallenge,
  useMode,
  valuesOf,
} from '@/features/challenges/manage/api';
import { categoryName, goalWords, rewardWords } from '@/features/challenges/words';
import { useTimedOut } from '@/lib/timing';
import { AdminPage } from '@/ui/admin-page';
import { lazyComponent } from '@/ui/lazy';
import { Pager } from '@/ui/list';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import type { SignedInProps } from '../routes';

const ChallengeForm = lazyComponent(() =>
  import('@/features/challenges/manage/challenge-form').then((module) => module.ChallengeForm),
);

interface Props {
  uid: string;
  /** The id of the challenge to change, or null for a new one. */
  editing: string | null;
  onDone: () => void;
}

/** The form with what it begins with. */
function ChallengeEditor({ uid, editing, onDone }: Props) {
  if (editing) return <Existing uid={uid} id={editing} onDone={onDone} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ChallengeForm uid={uid} initial={emptyChallenge} editing={null} onDone={onDone} />
    </Suspense>
  );
}

function Existing({ uid, id, onDone }: { uid: string; id: string; onDone: () => void }) {
  const found = useChallenge(id);
  // As it was when it was opened: what another admin saves meanwhile must not take the text from under one's hands.
  const [opened, setOpened] = useState<Challenge | null>(null);
  if (found.state === 'ready' && opened === null) setOpened(found.value);
  if (opened) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ChallengeForm uid={uid} initial={valuesOf(opened)} editing={id} onDone={onDone} />
      </Suspense>
    );
  }
  if (found.state === 'loading') return <FormSkeleton />;
  return <Typography role="status">Desafio não encontrado.</Typography>;
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={480} sx={{ borderRadius: 1 }} />;
}

interface ManagedChallengeProps {
  challenge: Challenge;
  isEdited: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
}

/** One challenge of the church, and what can be done with it. */
function ManagedChallenge({
  challenge,
  isEdited,
  onEdit,
  onArchive,
  onRestore,
}: ManagedChallengeProps) {
  const { title, archived } = challenge;
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        p: 2,
        ...(isEdited && { borderColor: 'primary.main' }),
        ...(archived && { bgcolor: 'transparent', borderStyle: 'dashed' }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {categoryName(challenge.category)} · {goalWords(challenge)}
          </Typography>
          <Typography variant="body2" color="secondary" sx={{ fontWeight: 700 }}>
            {rewardWords(challenge)}
          </Typography>
          {archived && (
            <Typography variant="body2" color="textSecondary">
              Arquivado: ninguém mais pode começar.
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'flex-start', mt: -0.5, mr: -0.5 }}>
          <IconButton onClick={onEdit} aria-label={`Editar ${title}`}>
            <EditIcon />
          </IconButton>
          {archived ? (
            <IconButton onClick={onRestore} aria-label={`Oferecer de novo ${title}`}>
              <RestoreIcon />
            </IconButton>
          ) : (
            <IconButton onClick={onArchive} aria-label={`Arquivar ${title}`}>
              <ArchiveIcon />
            </IconButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

const ConfirmDialog = lazyComponent(() =>
  import('@/ui/confirm-dialog').then((module) => module.ConfirmDialog),
);

const ManagedListFAILURE = {
  title: 'Não foi possível carregar os desafios.',
  text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
};

interface ManagedListProps {
  edited: string | null;
  onEdit: (challenge: Challenge) => void;
}

/** Every challenge that the church has had, newest first. */
function ManagedList({ edited, onEdit }: ManagedListProps) {
  const { items, newer, older } = useAllChallenges();
  const [archiving, setArchiving] = useState<Challenge | null>(null);
  const [busy, setBusy] = useState(false);

  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useTimedOut(isUnsure);

  async function confirm(challenge: Challenge): Promise<void> {
    setBusy(true);
    await archive(challenge);
    setBusy(false);
    setArchiving(null);
  }

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <ServerUnreachable failure={ManagedListFAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <ServerUnreachable />}
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

const FAILURE = 'Não foi possível carregar os desafios.';

/** The form on the left, the church's challenges on the right; on a phone one below the other. */
function ManageChallengesScreen({ uid }: { uid: string }) {
  const mode = useMode();

  function edit(id: string): void {
    mode.edit(id);
    window.scrollTo(0, 0);
  }

  return (
    <AdminPage
      title="Gerenciar Desafios"
      intro="O que a igreja é convidada a fazer, e o que ganha com isso."
      width="lg"
    >
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <Typography id="challenge-form" variant="h2" sx={{ mb: 2.5 }}>
              {mode.editing ? 'Editar Desafio' : 'Novo Desafio'}
            </Typography>
            <LoadBoundary title={FAILURE}>
              <ChallengeEditor
                key={mode.key}
                uid={uid}
                editing={mode.editing}
                onDone={mode.begin}
              />
            </LoadBoundary>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Desafios Cadastrados
          </Typography>
          <LoadBoundary title={FAILURE}>
            <ManagedList edited={mode.editing} onEdit={({ id }) => edit(id)} />
          </LoadBoundary>
        </Grid>
      </Grid>
    </AdminPage>
  );
}

export function Page({ person }: SignedInProps) {
  return <ManageChallengesScreen uid={person.uid} />;
}
