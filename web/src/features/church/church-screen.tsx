import type { Church } from '@raizes/domain/documents/church';
import { Card, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { Live } from '@/lib/live';
import { AdminPage } from '@/ui/admin-page';
import { lazyNamed } from '@/ui/lazy-named';
import { LoadBoundary } from '@/ui/load-boundary';
import { NotHeard } from '@/ui/not-heard';
import { useChurch } from './api';
import type { LeaderFieldProps } from './church-form';
import { nothingYet, typedFrom } from './church-values';
import type { ChurchValues } from './church-values';

const ChurchForm = lazyNamed(() => import('./church-form'), 'ChurchForm');

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

export function ChurchScreen({ uid, leaderField }: Props) {
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
        {isOffline && <NotHeard failure={FAILURE} />}
        {!opened && !isOffline && <FormSkeleton />}
      </Card>
    </AdminPage>
  );
}

function FormSkeleton() {
  return <Skeleton variant="rounded" height={420} sx={{ borderRadius: 1 }} />;
}
