import { Stack, Typography } from '@mui/material';
import { formatDateTime } from '@/lib/time';
import { ListRow, LiveList } from '@/ui/live-list';
import { useAudit } from './audit';
import { AuditSentence } from './audit-sentence';

/** The entries of the audit, newest first, page by page. */
export function AuditList({ person }: { person: string | null }) {
  const { items, newer, older } = useAudit(person);
  return (
    <LiveList
      list={items}
      pages={{ newer, older, newerLabel: 'Mais recentes', olderLabel: 'Mais antigos' }}
      failure={{
        title: 'Erro ao carregar o histórico',
        text: 'Verifique sua conexão: ele aparece assim que o servidor responder.',
      }}
      empty={person === null ? 'Nada registrado ainda.' : 'Nada registrado sobre esta pessoa.'}
      skeleton={{ label: 'Carregando o histórico', rows: 6, height: 64 }}
    >
      {(entry) => (
        <ListRow key={entry.id} sx={{ px: 2, py: 1.25 }}>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ columnGap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <AuditSentence entry={entry} />
            </Typography>
            <Typography
              component="time"
              dateTime={entry.at.toISOString()}
              variant="body2"
              color="textSecondary"
              sx={{ flexShrink: 0 }}
            >
              {formatDateTime(entry.at)}
            </Typography>
          </Stack>
        </ListRow>
      )}
    </LiveList>
  );
}
