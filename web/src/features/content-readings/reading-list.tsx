import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useLasting } from '@/lib/lasting';
import { NotHeard } from '@/ui/not-heard';
import { Pager } from '@/ui/pager';
import { useReadings } from './api';
import { ReadingRow } from './reading-row';

const FAILURE = {
  title: 'Erro ao carregar leituras',
  text: 'Verifique sua conexão: elas aparecem assim que o servidor responder.',
};

interface Props {
  /** The newest day to show first; null for the newest there is. */
  upTo: Day | null;
  edited: string | null;
  onEdit: (reading: DailyReading) => void;
  onRemove: (reading: DailyReading) => void;
}

/** The published readings, newest first. */
export function ReadingList({ upTo, edited, onEdit, onRemove }: Props) {
  const { page, newer, older } = useReadings(upTo);
  const isUnsure = page.state !== 'ready' || page.fromCache;
  const isLost = useLasting(isUnsure);

  if (page.state !== 'ready' || (isUnsure && page.value.length === 0)) {
    return isLost ? <NotHeard failure={FAILURE} /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && <NotHeard />}
      {page.value.length === 0 && (
        <Typography color="textSecondary">Nenhuma leitura cadastrada ainda</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {page.value.map((reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            isEdited={reading.id === edited}
            onEdit={() => onEdit(reading)}
            onRemove={() => onRemove(reading)}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} />}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} variant="rounded" height={112} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
