import type { ConsentLog } from '@raizes/domain/documents/consents';
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { formatMoment } from '@/lib/time';
import { useConsentLog } from './kept-section';

function wordsOf(entry: ConsentLog): string {
  if (entry.kind === 'birth-year-corrected') return 'O ano de nascimento foi corrigido';
  if (entry.kind !== 'answer') {
    const done = entry.kind === 'guardian-recorded' ? 'registrada' : 'retirada';
    return `A autorização do responsável foi ${done}`;
  }
  const allowed = [
    entry.leader_progress && 'líder vê o progresso',
    entry.ai && 'inteligência artificial externa',
    entry.notifications && 'avisos e lembretes',
  ].filter((each) => each !== false);
  return allowed.length > 0 ? `Permitiu: ${allowed.join(', ')}` : 'Não permitiu nada além da conta';
}

/** What one answered, and when. */
export function ConsentHistory({ uid }: { uid: string }) {
  const log = useConsentLog(uid);
  if (log.state !== 'ready' || log.value.length === 0) return null;
  return (
    <div>
      <Typography variant="h3">Histórico</Typography>
      <List dense disablePadding aria-label="Histórico dos consentimentos">
        {log.value.map((entry) => (
          <ListItem key={entry.at.getTime()} disableGutters>
            <ListItemText primary={wordsOf(entry)} secondary={formatMoment(entry.at)} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
