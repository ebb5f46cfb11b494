import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import PositionIcon from '@mui/icons-material/BadgeOutlined';
import ContentIcon from '@mui/icons-material/CalendarMonthOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import GuardianIcon from '@mui/icons-material/FamilyRestroomOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import InvitationIcon from '@mui/icons-material/QrCode2Outlined';
import TeachingIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { formatDateTime } from '@/lib/time';
import { ListRow, LiveList } from '@/ui/live-list';
import { EmptyState } from '@/ui/page/empty-state';
import { auditSchema } from '@raizes/domain/documents/audit';
import type { Audit } from '@raizes/domain/documents/audit';
import type { ElementType } from 'react';
import { collections } from '@raizes/domain/paths';
import { usePages } from '@/lib/paging';
import { AuditSentence, FoldedSentence } from './audit-sentence';
import type { FoldedEntry } from './audit-sentence';

/** The entries of the audit, newest first, page by page. */
export function AuditList({ person }: { person: string | null }) {
  const { items, newer, older } = useAudit(person);
  const acts = items.state === 'ready' ? { ...items, value: foldActs(items.value) } : items;
  return (
    <LiveList
      list={acts}
      pages={{ newer, older, newerLabel: 'Mais recentes', olderLabel: 'Mais antigos' }}
      failure={{
        title: 'Erro ao carregar o histórico',
        text: 'Verifique sua conexão: ele aparece assim que o servidor responder.',
      }}
      empty={
        person === null ? (
          <EmptyState
            title="Nada mudou ainda"
            text="Quando alguém mudar um cargo, um vínculo ou um conteúdo, aparece aqui."
          />
        ) : (
          'Nada registrado sobre esta pessoa.'
        )
      }
      skeleton={{ label: 'Carregando o histórico', rows: 6, height: 64 }}
    >
      {({ entry, others }) => (
        <ListRow key={entry.id} sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5 }}>
          <Box component={icons[entry.action]} aria-hidden sx={{ color: 'secondary.main' }} />
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ flexGrow: 1, minWidth: 0, columnGap: 3, alignItems: 'baseline' }}
          >
            <Typography component="div" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {others.length === 0 ? (
                <AuditSentence entry={entry} />
              ) : (
                <FoldedSentence entry={entry} others={others} />
              )}
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

const icons: Record<Audit['action'], ElementType> = {
  position: PositionIcon,
  link: LinkIcon,
  admin: AdminIcon,
  'guardian-consent': GuardianIcon,
  'birth-year': GuardianIcon,
  invitation: InvitationIcon,
  export: DownloadIcon,
  'people-export': DownloadIcon,
  'content-day': ContentIcon,
  teaching: TeachingIcon,
};

/** Folds the changes that one act made to several people into the newest of them. */
function foldActs(entries: Audit[]): FoldedEntry[] {
  const acts = new Map<string, FoldedEntry>();
  for (const entry of entries) {
    const { id, action, batch, before, after } = entry;
    const isFoldable = batch !== undefined && (action === 'position' || action === 'link');
    const key = isFoldable ? [batch, action, after ?? `${before} -`].join(' ') : id;
    const act = acts.get(key);
    if (act) act.others.push(entry);
    else acts.set(key, { entry, others: [] });
  }
  return [...acts.values()];
}

/** The most that one query can have, so that the changes of one act are mostly on one page. */
const PAGE_SIZE = 99;

/** The audit, newest first. For a person, only the entries in which they are the actor, the subject or the leader concerned. */
function useAudit(person: string | null) {
  return usePages(
    {
      path: collections.audit,
      conditions: person === null ? [] : [['people', 'array-contains', person]],
      descending: 'at',
      size: PAGE_SIZE,
    },
    auditSchema,
  );
}
