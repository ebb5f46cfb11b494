import type { Profile } from '@raizes/domain/documents/people';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmins, useLeaders, usePerson } from '@/features/people/users/api';
import { AuditList } from '@/features/people/users/audit-list';
import { LeaderWish } from '@/features/people/users/leader-wish';
import { AdminSwitch, LinkSelect, PositionSelect } from '@/features/people/users/person-controls';
import { PersonEmail } from '@/features/people/users/person-email';
import { PersonFacts } from '@/features/people/users/person-facts';
import { PersonMenu } from '@/features/people/users/person-menu';
import { useOnline } from '@/lib/browser';
import { useTimedOut } from '@/lib/timing';
import { FullPageSpinner } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { MessagePage } from '@/ui/message';
import { PageBar } from '@/ui/page/page-bar';
import { AdminPage } from '../admin/admin-page';

const people = { to: '/manage-users', label: 'Voltar às pessoas' };
const EMAIL = 'person-email';

/** One person: who cares for them, numbers of what they do, and what was changed about them. */
export function Page() {
  const { uid = '' } = useParams();
  const person = usePerson(uid);
  const isUnreachable = useTimedOut(person.state === 'loading');
  if (isUnreachable) {
    return (
      <AdminPage title="Pessoa" bar={<PageBar back={people} />}>
        <ServerUnreachable isEmpty />
      </AdminPage>
    );
  }
  if (person.state === 'loading') return <FullPageSpinner />;
  if (person.state !== 'ready') {
    return (
      <MessagePage
        title="Esta pessoa não tem mais cadastro"
        text="A conta foi apagada, ou o endereço está incompleto."
        action={{ label: 'Ver as pessoas', to: people.to }}
      />
    );
  }
  return <PersonPage key={uid} profile={person.value} />;
}

function PersonPage({ profile }: { profile: Profile }) {
  const leaders = useLeaders();
  const isAdmin = useAdmins()?.has(profile.id) ?? null;
  const disabled = !useOnline();
  const [menuAt, setMenuAt] = useState<{ top: number; left: number } | null>(null);
  const changes = { profile, leaders, disabled, about: EMAIL };

  return (
    <AdminPage
      title={profile.full_name}
      intro={profile.church_denomination}
      bar={
        <PageBar back={people}>
          <IconButton
            aria-label="Mais opções"
            aria-haspopup="menu"
            disabled={disabled}
            edge="end"
            onClick={({ currentTarget }) => {
              const { bottom: top, left } = currentTarget.getBoundingClientRect();
              setMenuAt({ top, left });
            }}
          >
            <MoreIcon />
          </IconButton>
        </PageBar>
      }
    >
      <Box sx={pageSx}>
        <Card component="section" aria-labelledby="person-access" sx={cardSx}>
          <Typography id="person-access" variant="h3" component="h2" sx={{ mb: 0.5 }}>
            Cargo e vínculo
          </Typography>
          <div id={EMAIL}>
            <PersonEmail userId={profile.id} />
          </div>
          <LeaderWish profile={profile} />
          <Box sx={controlsSx}>
            <PositionSelect {...changes} />
            {profile.position === 'discipulo' && <LinkSelect {...changes} />}
          </Box>
          <AdminSwitch {...changes} isAdmin={isAdmin} />
        </Card>
        <Card component="section" aria-labelledby="person-walk" sx={cardSx}>
          <Typography id="person-walk" variant="h3" component="h2" sx={{ mb: 1 }}>
            Caminhada
          </Typography>
          <PersonFacts profile={profile} />
        </Card>
        <Box
          component="section"
          aria-labelledby="person-history"
          sx={{ gridColumn: { md: '1 / -1' } }}
        >
          <Typography id="person-history" variant="h3" component="h2" sx={{ mt: 1, mb: 1.5 }}>
            O que mudou no último ano
          </Typography>
          <LoadBoundary
            title="Erro ao carregar o histórico"
            text="Não foi possível carregar o histórico."
          >
            <AuditList person={profile.id} />
          </LoadBoundary>
        </Box>
      </Box>
      {menuAt && <PersonMenu profile={profile} position={menuAt} onClose={() => setMenuAt(null)} />}
    </AdminPage>
  );
}

/** On a wide screen the controls and the numbers stand beside each other, above the history. */
const pageSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const cardSx = { p: { xs: 2, sm: 3 } } as const;

const controlsSx = {
  display: 'grid',
  gap: 2.5,
  mt: 2.5,
  mb: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
