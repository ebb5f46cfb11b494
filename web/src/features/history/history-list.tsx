import { formatDay, formatShortDay } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import ValidatedIcon from '@mui/icons-material/VerifiedOutlined';
import { Box, ButtonBase, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useDevotionalOnce } from './api';
import type { LoadedDevotional } from './api';
import { Highlighted } from '@/ui/highlighted';
import { twoLines } from '@/ui/page/styles';
import { scripture } from '@/ui/theme/theme';
import { EntryDetails } from './entry-details';
import { excerpt, spansOf } from './search';

interface Props {
  entries: UserDevotional[];
  words: string[];
  /** Each entry begins to say its verse. */
  hasVerses?: boolean;
}

/** Completed devotionals grouped by month. */
export function HistoryList({ entries, words, hasVerses = false }: Props) {
  return (
    <Stack spacing={3}>
      {byMonth(entries).map(({ name, entries: monthEntries }) => (
        <Box key={name} component="section" aria-label={name}>
          <Typography variant="overline" component="h2" color="textSecondary" sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Stack spacing={1}>
            {monthEntries.map((entry) => (
              <HistoryEntry
                key={entry.completed_on}
                entry={entry}
                words={words}
                hasVerse={hasVerses}
              />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

interface Month {
  /** `novembro de 2026` */
  name: string;
  entries: UserDevotional[];
}

/** Groups entries that are sorted by date. */
function byMonth(entries: UserDevotional[]): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const name = monthFormat.format(new Date(`${entry.completed_on}T00:00:00Z`));
    const current = months.at(-1);
    if (current?.name === name) current.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}

const monthFormat = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface HistoryEntryProps {
  entry: UserDevotional;
  /** Searched words to mark in the text. */
  words: string[];
  startsOpen?: boolean;
  hasVerse?: boolean;
}

/** A completed devotional; expanded, it shows everything that the person wrote. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { entry, words, startsOpen = false, hasVerse = false } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const devotional = useDevotionalOnce(entry.devotional_id);
  return (
    <Box sx={row}>
      <Typography component="h3">
        <ButtonBase
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-words`}
          onClick={() => setOpen(!isOpen)}
          sx={summary}
        >
          <Stack component="span" spacing={0.5} sx={{ minWidth: 0, flexGrow: 1 }}>
            <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
                {titleOf(devotional, entry)}
              </Typography>
              {entry.memorization_validated && (
                <ValidatedIcon
                  role="img"
                  aria-hidden={false}
                  aria-label="Memorização validada"
                  color="primary"
                  fontSize="small"
                />
              )}
            </Stack>
            {hasVerse && !isOpen && devotional.state === 'ready' && (
              <Typography component="span" sx={{ ...scripture, ...twoLines, lineHeight: 1.5 }}>
                {devotional.value.verse_text}
              </Typography>
            )}
            <Typography component="span" variant="body2" color="textSecondary">
              {formatDay(entry.completed_on)}
            </Typography>
            {words.length > 0 && (
              <Typography
                component="span"
                variant="body2"
                sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
              >
                <Excerpt text={excerpt(entry, words)} words={words} />
              </Typography>
            )}
          </Stack>
          <ExpandIcon color="action" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Typography>
      {isOpen && (
        <Box role="region" id={`${id}-words`} aria-labelledby={id} sx={{ px: 2, pt: 1, pb: 2 }}>
          <EntryDetails entry={entry} devotional={devotional} words={words} />
        </Box>
      )}
    </Box>
  );
}

const Excerpt = ({ text, words }: { text: string; words: string[] }) => (
  <Highlighted text={text} spans={spansOf(text, words)} />
);

function titleOf(devotional: LoadedDevotional, { completed_on }: UserDevotional) {
  if (devotional.state === 'loading') return <Skeleton width={120} />;
  if (devotional.state === 'ready') return devotional.value.verse_reference;
  return `Devocional de ${formatShortDay(completed_on)}`;
}

/** `contentVisibility` skips the layout of off-screen entries, so a year of entries costs no more than a page. */
const row = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 84px',
};

const summary = {
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  px: 2,
  py: 1.5,
  font: 'inherit',
  textAlign: 'left',
};
