import { Box } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AdminPage } from '@/ui/admin-page';
import { LoadBoundary } from '@/ui/load-boundary';
import { SelectField } from '@/ui/select-field';
import { useFoundPeople, usePeople } from './people';
import type { Shown } from './people';
import { PeoplePanel } from './people-panel';
import { SearchField } from './search-field';
import { useSettled } from './use-settled';

const choices: Record<Shown, string> = {
  everybody: 'Todos',
  unlinked: 'Sem pastor ou líder',
  discipulo: 'Discípulos',
  lider: 'Líderes',
  pastor: 'Pastores',
};

const isChoice = (value: string): value is Shown => value in choices;

/** Everybody in the church: what they are, who leads them, and who is an admin. */
export function UsersScreen({ minors }: { minors: ReactNode }) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('everybody');
  const query = useSettled(typed).trim();

  return (
    <AdminPage title="Gerenciar Usuários" intro="O cargo de cada um e quem caminha com quem.">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          mb: 2,
        }}
      >
        <SearchField label="Procurar por nome" value={typed} onChange={setTyped} />
        <SelectField
          label="Mostrar"
          value={shown}
          onChange={({ target }) => {
            if (isChoice(target.value)) setShown(target.value);
          }}
        >
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      {minors}
      <LoadBoundary title="Erro" text="Não foi possível carregar os usuários.">
        {query ? <Found query={query} shown={shown} /> : <Everybody shown={shown} />}
      </LoadBoundary>
    </AdminPage>
  );
}

function Everybody({ shown }: { shown: Shown }) {
  const nobody =
    shown === 'everybody' ? 'Nenhum usuário cadastrado ainda.' : 'Ninguém aqui por enquanto.';
  return <PeoplePanel {...usePeople(shown)} nobody={nobody} />;
}

function Found({ query, shown }: { query: string; shown: Shown }) {
  const nobody = `Ninguém encontrado com “${query}”.`;
  return <PeoplePanel {...useFoundPeople(query, shown)} nobody={nobody} />;
}
