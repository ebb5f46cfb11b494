import FilterIcon from '@mui/icons-material/PersonSearchOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePerson } from '@/features/people/users/api';
import { AuditList } from '@/features/people/users/audit-list';
import { LeaderDialog } from '@/features/people/users/leader-dialog';
import { LoadBoundary } from '@/ui/load-boundary';
import { AdminPage } from '../admin/admin-page';

/** Who changed what in the last 365 days, for everybody or for one person (`?person=uid`). */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const person = query.get('person');

  return (
    <AdminPage title="Histórico" intro="Quem mudou o quê no último ano, em pessoas e em conteúdo.">
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 2 }}
      >
        {person !== null && <FilterText uid={person} />}
        <Button variant="outlined" startIcon={<FilterIcon />} onClick={() => setChoosing(true)}>
          {person === null ? 'Filtrar por pessoa' : 'Outra pessoa'}
        </Button>
        {person !== null && <Button onClick={() => setQuery({})}>Mostrar tudo</Button>}
      </Stack>
      <LoadBoundary
        key={person}
        title="Erro ao carregar o histórico"
        text="Não foi possível carregar o histórico."
      >
        <AuditList key={person} person={person} />
      </LoadBoundary>
      {isChoosing && (
        <LeaderDialog
          title="Filtrar por pessoa"
          among="everybody"
          onChoose={(chosen) => {
            setChoosing(false);
            setQuery({ person: chosen });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </AdminPage>
  );
}

function FilterText({ uid }: { uid: string }) {
  const person = usePerson(uid);
  if (person.state === 'loading') return null;
  const name =
    person.state === 'ready' ? person.value.full_name : 'alguém que não tem mais cadastro';
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Só o que envolve{' '}
      <strong>
        <bdi>{name}</bdi>
      </strong>
    </Typography>
  );
}
