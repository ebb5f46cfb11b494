import { pushOutboxSchema } from '@raizes/domain/documents/push-outbox';
import type { PushOutboxEntry } from '@raizes/domain/documents/push-outbox';
import { collections } from '@raizes/domain/paths';
import { Box, Typography } from '@mui/material';
import { formatMoment } from '@/lib/format-moment';
import { LiveProvider, useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';
import { TitledCard } from './titled-card';

const LISTED = 5;

/** Says that nothing is really sent here, and lists what would have been. */
export function LocalModeCard({ uid }: { uid: string }) {
  return (
    <TitledCard title="Modo local">
      <Typography variant="body2" sx={{ mb: 1 }}>
        Aqui não há serviço de push: a inscrição é de teste, e o que seria enviado fica guardado
        nesta lista.
      </Typography>
      <LiveProvider>
        <Outbox uid={uid} />
      </LiveProvider>
    </TitledCard>
  );
}

function Outbox({ uid }: { uid: string }) {
  const outbox = useLiveQuery(
    queryOf(collections.pushOutbox(uid), { newestBy: 'sent_at', size: LISTED }),
    pushOutboxSchema,
  );
  if (outbox.state !== 'ready') return null;
  if (outbox.value.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nada foi enviado ainda.
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="O que seria enviado"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {outbox.value.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </Box>
  );
}

function Entry({ title, body, url, devices, sent_at }: PushOutboxEntry) {
  return (
    <Typography component="li" variant="body2">
      <strong>{title}</strong> · {body}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {formatMoment(sent_at)} · {url} · {devices === 1 ? '1 aparelho' : `${devices} aparelhos`}
      </Typography>
    </Typography>
  );
}
