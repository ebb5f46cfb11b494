import type { Church } from '@raizes/domain/documents/people';
import { Card, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { DEFAULT_TIME_ZONE, typedFrom, useChurch } from '@/features/church/api';
import type { ChurchValues } from '@/features/church/api';
import type { LeaderFieldProps } from '@/features/church/church-form';
import { useLeaders } from '@/features/users/api';
import { LeaderSelect } from '@/features/users/leader-select';
import type { Live } from '@/lib/live';
import { AdminPage } from '@/ui/admin-page';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import type { SignedInProps } from '../routes';

const nothingYet: ChurchValues = {
  name: '',
  default_leader_id: '',
  time_zone: DEFAULT_TIME_ZONE,
  privacy_contact: '',
};

const ChurchForm = lazyComponent(() =>
  import('@/features/church/church-form').then((module) => module.ChurchForm),
);

const FAILURE = {
  title: 'Erro ao carregar as configurações',
  text: 'Verifique sua conexão: elas aparecem assim que o servidor responder.',
};

interface Props {
  uid: string;
  /** Chooses who receives new disciples. */
  leaderField: ComponentType<LeaderFieldProps>;
}

/** What the form begins with; null while that is not known. */
function valuesOf(church: Live<Church>): ChurchValues | null {
  if (church.state === 'ready') return typedFrom(church.value);
  const isNew = church.state === 'malformed' || (church.state === 'missing' && !church.fromCache);
  return isNew ? nothingYet : null;
}

function ChurchScreen({ uid, leaderField }: Props) {
  const church = useChurch();
  // As it was when it was opened: what another admin saves meanwhile must not take the text from under one's hands.
  const [opened, setOpened] = useState<ChurchValues | null>(null);
  const values = valuesOf(church);
  if (opened === null && values !== null) setOpened(values);
  const isOffline = opened === null && church.state === 'missing';

  return (
    <AdminPage title="Configurações da Igreja" intro="O que vale para a igreja inteira." width="sm">
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        {opened && (
          <LoadBoundary title="Erro ao carregar os líderes">
            <Suspense fallback={<FormSkeleton />}>
              <ChurchForm initial={opened} draftKey={`church.${uid}`} leaderField={leaderField} />
            </Suspense>
          </LoadBoundary>
        )}
        {isOffline && <ServerUnreachable failure={FAILURE} />}
        {!opened && !isOffline && <FormSkeleton />}
      </Card>
    </AdminPage>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={420} sx={{ borderRadius: 1 }} />;
}

/** The church's settings, with the people who could receive new disciples. */
function ChurchSettings({ uid }: { uid: string }) {
  return <ChurchScreen uid={uid} leaderField={DefaultLeader} />;
}

function DefaultLeader(field: LeaderFieldProps) {
  const leaders = useLeaders();
  return (
    <LeaderSelect
      label="Líder padrão"
      leaders={leaders}
      helper="Acompanha quem se torna discípulo e ainda não tem pastor ou líder."
      {...field}
    />
  );
}

export function Page({ person }: SignedInProps) {
  return <ChurchSettings uid={person.uid} />;
}
