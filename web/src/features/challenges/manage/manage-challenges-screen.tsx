import { Card, Grid, Typography } from '@mui/material';
import { AdminPage } from '@/ui/admin-page';
import { LoadBoundary } from '@/ui/load-boundary';
import { ChallengeEditor } from './challenge-editor';
import { ManagedList } from './managed-list';
import { useMode } from './use-mode';

const FAILURE = 'Não foi possível carregar os desafios.';

/** The form on the left, the church's challenges on the right; on a phone one below the other. */
export function ManageChallengesScreen({ uid }: { uid: string }) {
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
