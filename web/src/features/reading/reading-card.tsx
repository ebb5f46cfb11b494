import type { UserStats } from '@raizes/domain/documents/user-stats';
import BookIcon from '@mui/icons-material/AutoStoriesOutlined';
import CheckIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button, Card, CardContent, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { scripture } from '@/ui/theme/theme';
import { hasReading, nextToRead, titleOf, titleOfAll } from './reading';
import type { DaySummaries, ReadingSummary } from './reading';

export function CompletedChip() {
  return <Chip icon={<CheckIcon />} label="Concluída" color="primary" size="small" />;
}

/** The completion is saved on this device and not confirmed by the server yet. */
export function SendingChip() {
  return <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />;
}

interface Props {
  readings: DaySummaries;
  stats: UserStats | null;
  /** The ids of the completed readings that the server has not confirmed. */
  sending: ReadonlySet<string>;
}

/** Today's readings: to be read, completed, or why there are none. */
export function ReadingCard({ readings, stats, sending }: Props) {
  return (
    <Card component="section" aria-label="Leitura de hoje" sx={{ height: '100%' }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'secondary.main' }}>
          <BookIcon />
          <Typography variant="subtitle2" component="h2" color="textSecondary">
            Leitura de hoje
          </Typography>
        </Stack>
        {readings === 'unknown' ? (
          <LoadingReadings />
        ) : readings === 'offline' || readings.length === 0 ? (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {readings === 'offline'
              ? 'A leitura de hoje aparece aqui quando houver internet.'
              : 'Não há leitura disponível para hoje.'}
          </Typography>
        ) : (
          <Readings readings={readings} stats={stats} sending={sending} />
        )}
      </CardContent>
    </Card>
  );
}

function Readings({ readings, stats, sending }: Props & { readings: ReadingSummary[] }) {
  const isRead = (id: string) => stats !== null && hasReading(stats, id);
  const done = readings.filter(({ id }) => isRead(id)).length;
  const next = nextToRead(readings, isRead);
  const allRead = done === readings.length;
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}
      >
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere', mr: 0.5 }}>
          {titleOfAll(readings)}
        </Typography>
        {stats &&
          (allRead ? (
            <CompletedChip />
          ) : (
            <Chip label="Pendente" size="small" color="secondary" variant="outlined" />
          ))}
        {readings.some(({ id }) => sending.has(id)) && <SendingChip />}
      </Stack>
      {readings.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {done} de {readings.length} concluídas
          {!allRead && next && ` · a seguir: ${titleOf(next)}`}
        </Typography>
      )}
      <Typography sx={{ ...scripture, my: 1.5 }}>{next?.preview}</Typography>
      <Button
        component={Link}
        to="/daily-reading"
        variant={allRead ? 'outlined' : 'contained'}
        sx={{ visibility: stats ? 'visible' : 'hidden' }}
      >
        {allRead ? 'Reler capítulo' : 'Ler agora'}
      </Button>
    </>
  );
}

function LoadingReadings() {
  return (
    <div aria-busy>
      <Skeleton width={140} height={40} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width={120} height={48} />
    </div>
  );
}
