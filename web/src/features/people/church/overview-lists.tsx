import type { PeopleCounts } from '@raizes/domain/documents/church-counts';
import { profileSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { Box, Link as TextLink, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRestrictedDoc } from '@/lib/live';
import { leaderAddress } from './counts';

/** The leaders whose disciples are waiting for a reply. */
export function WaitingByLeader({ waiting }: { waiting: PeopleCounts['waiting'] }) {
  const { by_leader, total } = waiting;
  const listed = by_leader.reduce((sum, { count }) => sum + count, 0);
  return (
    <Group title="Há mais de dois dias sem resposta">
      {by_leader.map(({ leader_id, count }) => (
        <Row key={leader_id} to={leaderAddress(leader_id)} figure={messages(count)}>
          <LeaderName uid={leader_id} />
        </Row>
      ))}
      {total === 0 && <Note>Ninguém está esperando.</Note>}
      {total > listed && <Note>E mais {messages(total - listed)}, enviadas depois destas.</Note>}
    </Group>
  );
}

function LeaderName({ uid }: { uid: string }) {
  const person = useRestrictedDoc(paths.profile(uid), profileSchema);
  if (person.state === 'loading') return <Skeleton width="8em" aria-label="Carregando o nome" />;
  return <>{person.state === 'ready' ? person.value.full_name : 'Pastor ou líder'}</>;
}

const messages = (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`);

/** The newest challenges, with the number of people who take part. */
export function Challenges({ challenges }: { challenges: PeopleCounts['challenges'] }) {
  return (
    <Group title="Desafios em andamento">
      {challenges.map(({ id, title, people }) => (
        <Row
          key={id}
          to={`/manage-challenges?edit=${encodeURIComponent(id)}`}
          figure={participants(people)}
        >
          {title}
        </Row>
      ))}
      {challenges.length === 0 && (
        <Note>
          <TextLink component={Link} to="/manage-challenges">
            Nenhum desafio oferecido: crie o primeiro
          </TextLink>
        </Note>
      )}
    </Group>
  );
}

function participants(count: number): string {
  if (count === 0) return 'ninguém ainda';
  return count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const rowSx = {
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

function Row({ to, figure, children }: { to: string; figure: string; children: ReactNode }) {
  return (
    <Box component="li" sx={rowSx}>
      <TextLink
        component={Link}
        to={to}
        color="inherit"
        underline="hover"
        sx={{ display: 'flex', gap: 2, py: 1.25, minHeight: 44 }}
      >
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {children}
        </Box>
        <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {figure}
        </Typography>
      </TextLink>
    </Box>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography component="li" color="textSecondary" sx={{ listStyle: 'none', py: 1 }}>
    {children}
  </Typography>
);
