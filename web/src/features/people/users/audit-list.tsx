import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import PositionIcon from '@mui/icons-material/BadgeOutlined';
import ContentIcon from '@mui/icons-material/CalendarMonthOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import GuardianIcon from '@mui/icons-material/FamilyRestroomOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import InvitationIcon from '@mui/icons-material/QrCode2Outlined';
import TeachingIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import { Box, Card, Typography } from '@mui/material';
import { addDays, calendarDay, formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { formatDateTime, formatTime } from '@/lib/time';
import { useToday } from '@/lib/timing';
import { LiveList } from '@/ui/live-list';
import { EmptyState } from '@/ui/page/empty-state';
import { auditSchema } from '@raizes/domain/documents/audit';
import type { Audit } from '@raizes/domain/documents/audit';
import type { ElementType } from 'react';
import { collections } from '@raizes/domain/paths';
import { usePages } from '@/lib/paging';
import { AuditSentence, FoldedSentence } from './audit-sentence';
import type { FoldedEntry } from './audit-sentence';

/** The entries of the audit by day, newest first, page by page. */
export function AuditList({ person }: { person: string | null }) {
  const { items, newer, older } = useAudit(person);
  const today = useToday();
  const days = items.state === 'ready' ? { ...items, value: byDay(foldActs(items.value)) } : items;
  return (
    <LiveList
      list={days}
      pages={{ newer, older, newerLabel: 'Mais recentes', olderLabel: 'Mais antigos' }}
      failure={{
        title: 'Erro ao carregar o histórico',
        text: 'Verifique sua conexão: ele aparece assim que o servidor responder.',
      }}
      empty={
        person === null ? (
          <Card>
            <EmptyState
              title="Nada mudou ainda"
              text="Quando alguém mudar um cargo, um vínculo ou um conteúdo, aparece aqui com o nome e a hora."
            />
          </Card>
        ) : (
          'Nada registrado sobre esta pessoa.'
        )
      }
      skeleton={{ label: 'Carregando o histórico', rows: person ? 1 : 6, height: 48 }}
    >
      {({ day, acts }) => (
        <Box component="li" key={day} sx={{ listStyle: 'none' }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1, mt: 1 }}>
            {dayName(day, today)}
          </Typography>
          <Card component="ul" sx={{ m: 0, p: 0 }}>
            {acts.map((act) => (
              <ActRow key={act.entry.id} {...act} />
            ))}
          </Card>
        </Box>
      )}
    </LiveList>
  );
}

/** One act: icon, sentence and time. */
function ActRow({ entry, others }: FoldedEntry) {
  return (
    <Box component="li" sx={rowSx}>
      <Box component={icons[entry.action]} aria-hidden sx={{ color: 'secondary.main' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {others.length === 0 ? (
          <AuditSentence entry={entry} />
        ) : (
          <FoldedSentence entry={entry} others={others} />
        )}
      </Box>
      <Typography
        component="time"
        dateTime={entry.at.toISOString()}
        title={formatDateTime(entry.at)}
        variant="body2"
        color="textSecondary"
      >
        {formatTime(entry.at)}
      </Typography>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** `Hoje`, `Ontem`, `Sexta-feira, 20 de novembro de 2026` */
function dayName(day: Day, today: Day): string {
  if (day === today) return 'Hoje';
  if (day === addDays(today, -1)) return 'Ontem';
  const name = formatDay(day);
  return name.charAt(0).toUpperCase() + name.slice(1);
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
  'content-plan': ContentIcon,
  'content-series': ContentIcon,
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

interface AuditDay {
  day: Day;
  acts: FoldedEntry[];
}

function byDay(acts: FoldedEntry[]): AuditDay[] {
  const days = new Map<Day, FoldedEntry[]>();
  for (const act of acts) {
    const day = calendarDay(act.entry.at);
    days.set(day, [...(days.get(day) ?? []), act]);
  }
  return [...days].map(([day, ofDay]) => ({ day, acts: ofDay }));
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
