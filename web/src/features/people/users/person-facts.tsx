import type { Response } from '@raizes/domain/callables/responses';
import { formatDay } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import { needsGuardian } from '@raizes/domain/guardianship';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '@/lib/callable';
import { errorText } from '@/lib/errors';
import { formatDateTime } from '@/lib/time';
import { currentTime } from '@/lib/timing';
import { Notice } from '@/ui/page/notice';
import { GuardianDialog } from './minors-dialog';

type Facts = Response<'look-up-person'>;

/** What an admin can know of a person without reading anything they wrote; a change of the person fetches it again. */
export function PersonFacts({ profile }: { profile: Profile }) {
  const { id, guardianship, position, joined_at } = profile;
  const [facts, setFacts] = useState<Facts | { problem: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: typeof facts) => void (isCurrent && setFacts(next));
    call('look-up-person', { userId: id }).then(show, (error: unknown) => {
      console.warn('A person could not be looked up', error);
      show({ problem: errorText(error) });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, guardianship, position]);

  if (facts === null)
    return (
      <Skeleton
        role="status"
        variant="rounded"
        aria-label="Carregando os números"
        sx={{ height: { xs: 204, sm: 150 } }}
      />
    );
  if ('problem' in facts)
    return <Notice title="Não foi possível carregar os números" text={facts.problem} />;
  return (
    <Box component="dl" sx={listSx}>
      {joined_at && <Fact name="Chegou em">{formatDateTime(joined_at)}</Fact>}
      {position === 'discipulo' && <Fact name="Último devocional">{lastDayText(facts)}</Fact>}
      {(position === 'discipulo' || facts.messages > 0) && (
        <Fact name="Mensagens com o líder">{messagesText(facts)}</Fact>
      )}
      {position !== 'discipulo' && (
        <Fact name="Esperam resposta">
          {facts.waiting === 1
            ? '1 mensagem'
            : `${facts.waiting.toLocaleString('pt-BR')} mensagens`}
          {' · '}
          <Link
            component={RouterLink}
            to={`/manage-users?show=discipulo&leader=${encodeURIComponent(id)}`}
          >
            ver quem caminha com {profile.full_name}
          </Link>
        </Fact>
      )}
      <Guardian profile={profile} guardian={facts.guardian} />
    </Box>
  );
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  m: 0,
  '& dt': { pr: 3, pt: 1.25, pb: { sm: 1.25 } },
  '& dd': { m: 0, pt: { sm: 1.25 }, pb: 1.25, overflowWrap: 'anywhere' },
  '& :is(dt, dd):not(:first-of-type)': { borderTop: { sm: 1 }, borderColor: { sm: 'divider' } },
} as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd">{children}</Typography>
  </>
);

function lastDayText({ shares, last_devotional_date }: Facts): string {
  if (!shares) return 'Só o líder vê, e só se a pessoa permitir';
  return last_devotional_date ? formatDay(last_devotional_date) : 'Nenhum ainda';
}

/** `12 ao todo, 2 sem resposta` */
function messagesText({ messages, unanswered }: Facts): string {
  if (messages === 0) return 'Nenhuma';
  const all = messages.toLocaleString('pt-BR');
  if (unanswered > 0) return `${all} ao todo, ${unanswered.toLocaleString('pt-BR')} sem resposta`;
  return messages === 1 ? '1, respondida' : `${all}, todas respondidas`;
}

/** Whether the guardian of a minor has consented; nothing for adults. */
function Guardian({ profile, guardian }: { profile: Profile; guardian: Facts['guardian'] }) {
  const [isRecording, setRecording] = useState(false);
  const { adult_from_year } = profile;
  const year = currentTime().getFullYear();
  const isMinor =
    adult_from_year !== undefined &&
    needsGuardian({ guardianship: 'needed', adult_from_year }, year);
  if (!isMinor) return null;
  if (profile.guardianship === 'recorded') {
    return (
      <Fact name="Responsável">
        {guardian
          ? `${guardian.name}, autorização de ${formatDay(guardian.consented_on)}`
          : 'Autorização registrada'}
      </Fact>
    );
  }
  return (
    <Fact name="Responsável">
      Falta a autorização: o Mentor IA e as mensagens ao líder ficam fechados.
      <Button
        variant="outlined"
        sx={{ display: 'block', mt: 1 }}
        onClick={() => setRecording(true)}
      >
        Registrar consentimento do responsável
      </Button>
      {isRecording && <GuardianDialog person={profile} onClose={() => setRecording(false)} />}
    </Fact>
  );
}
