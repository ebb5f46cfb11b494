import { Card, Typography } from '@mui/material';
import { useState } from 'react';
import { emptyChurch, isKnownMinor, useChurch, churchValues } from '@/features/people/church/api';
import type { ChurchValues } from '@/features/people/church/api';
import { ChurchForm } from '@/features/people/church/church-form';
import { InstallationForm } from '@/features/people/church/installation-form';
import type { LeaderFieldProps } from '@/features/people/church/church-form';
import { useLeaders } from '@/features/people/users/api';
import { LeaderSelect } from '@/features/people/users/leader-select';
import type { SignedInProps } from '@/lib/session';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { AdminPage } from '../admin/admin-page';
import { FormSkeleton } from '../admin/edit-mode';

const skeleton = <FormSkeleton height={420} />;

export function Page({ person: { uid } }: SignedInProps) {
  const initial = useInitialValues();
  return (
    <AdminPage title="Configurações da Igreja" intro="O que vale para a igreja inteira.">
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          A igreja
        </Typography>
        {initial.state === 'loading' && skeleton}
        {initial.state === 'unreachable' && (
          <ServerUnreachable
            failure={{
              title: 'Erro ao carregar as configurações',
              text: 'Verifique sua conexão: elas aparecem assim que o servidor responder.',
            }}
          />
        )}
        {initial.state === 'ready' && (
          <LoadBoundary title="Erro ao carregar os líderes">
            <ChurchForm
              initial={initial.values}
              draftKey={`church.${uid}`}
              leaderField={DefaultLeader}
            />
          </LoadBoundary>
        )}
      </Card>
      <InstallationForm />
    </AdminPage>
  );
}

/** Returns the settings as they were when the page was opened; an empty form for a church without settings. */
function useInitialValues() {
  const church = useChurch();
  const [opened, setOpened] = useState<ChurchValues | null>(null);
  const isNew = church.state === 'malformed' || (church.state === 'missing' && !church.fromCache);
  const values = church.state === 'ready' ? churchValues(church.value) : isNew ? emptyChurch : null;
  if (opened === null && values !== null) setOpened(values);

  if (opened) return { state: 'ready', values: opened } as const;
  return { state: church.state === 'missing' ? 'unreachable' : 'loading' } as const;
}

/** Selects the leader of new disciples. */
function DefaultLeader(field: LeaderFieldProps) {
  const leaders = useLeaders();
  const chosen = leaders.find(({ id }) => id === field.value);
  const isMinor = chosen !== undefined && isKnownMinor(chosen);
  return (
    <LeaderSelect
      label="Líder padrão"
      leaders={leaders}
      helper={
        isMinor
          ? 'Tem menos de 18 anos e falta a autorização do responsável: até lá, não recebe discípulos.'
          : 'Acompanha quem se torna discípulo e ainda não tem pastor ou líder.'
      }
      {...field}
    />
  );
}
