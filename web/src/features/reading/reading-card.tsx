import CheckIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTimedOut } from '@/lib/timing';
import { memoByValue } from '@/ui/by-value';
import { Chip } from '@/ui/chip';
import { scripture } from '@/ui/theme/theme';
import { nextToRead, planDayText, titleOf, titleOfAll } from './reading';
import type { DaySummaries, ReadingSummary } from './reading';

export function CompletedChip() {
  return <Chip icon={<CheckIcon />} label="Concluída" color="primary" size="small" />;
}

/** The completion is stored on this device and not confirmed by the server yet. */
export function SendingChip() {
  return <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />;
}

interface Props {
  readings: DaySummaries;
  /** The ids of the completed readings; null while unknown. */
  read: string[] | null;
  /** The ids of the completed readings that the server has not confirmed. */
  sending: string[];
  /** It is the next thing to do today. */
  isNext: boolean;
}

const card = {
  p: { xs: 2, sm: 3 },
  '&:last-child': { pb: { xs: 1.5, sm: 3 } },
} as const;

/** Today's readings: to be read, completed, or the reason why there are none. */
export const ReadingCard = memoByValue(function ReadingCard(props: Props) {
  const { readings } = props;
  const planDay = typeof readings === 'string' ? undefined : readings[0]?.plan_day;
  return (
    <Card component="section" aria-label="Leitura de hoje">
      <CardContent sx={card}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.secondary' }}>
          <Typography variant="overline" component="h2">
            Leitura de hoje
          </Typography>
          {planDay && <Typography variant="body2">· {planDayText(planDay)}</Typography>}
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
          <Readings {...props} readings={readings} />
        )}
      </CardContent>
    </Card>
  );
});

function Readings({ readings, read, sending, isNext }: Props & { readings: ReadingSummary[] }) {
  const isRead = (id: string) => read?.includes(id) === true;
  const isUnknown = useTimedOut(read === null);
  const done = readings.filter(({ id }) => isRead(id)).length;
  const next = nextToRead(readings, isRead);
  const allRead = done === readings.length;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {titleOfAll(readings)}
        </Typography>
        {read &&
          (allRead ? (
            <CompletedChip />
          ) : (
            <Chip label="Pendente" size="small" color="secondary" variant="outlined" />
          ))}
        {readings.some(({ id }) => sending.includes(id)) && <SendingChip />}
        <Button
          component={Link}
          to="/daily-reading"
          variant={isNext && !allRead ? 'contained' : 'outlined'}
          sx={{ visibility: read || isUnknown ? 'visible' : 'hidden', ml: 'auto' }}
        >
          {allRead ? 'Reler capítulo' : 'Ler agora'}
        </Button>
      </Stack>
      {readings.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {read ? `${done} de ${readings.length} concluídas` : `${readings.length} leituras`}
          {!allRead && next && ` · a seguir: ${titleOf(next)}`}
        </Typography>
      )}
      <Typography
        sx={{
          ...scripture,
          lineHeight: 1.4,
          fontSize: { xs: '0.875rem', sm: '0.9375rem' },
          mt: 0.5,
        }}
      >
        {next?.preview}
      </Typography>
    </>
  );
}

/** As tall as a reading. */
function LoadingReadings() {
  return (
    <Stack aria-busy sx={{ minHeight: { xs: 106, sm: 84 }, justifyContent: 'space-between' }}>
      <Skeleton width={140} height={40} />
      <Skeleton variant="rounded" sx={{ height: { xs: 58, sm: 38 } }} />
    </Stack>
  );
}
