import { formatShortDay, isDay, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { SeriesEntry } from '@raizes/domain/content/series';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { Chip } from '@/ui/chip';
import {
  DevotionalStep,
  ReadingText,
  VerseQuote,
  devotionalWords,
  questionLabels,
  verseLabel,
} from '@/ui/devotional-text';
import { findOwnDays } from './api';

const INITIALLY_SHOWN = 5;

interface Props {
  entries: readonly SeriesEntry[];
  /** The day of each entry; empty until the days are chosen. */
  days: readonly Day[];
  today: Day;
}

/** The devotionals of a series with their days; each opens to show how people will read it. */
export function SeriesPreview({ entries, days, today }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const own = useOwnDays(days, today);
  const shown = showsAll ? entries : entries.slice(0, INITIALLY_SHOWN);
  const past = days.filter((day) => day < today).length;
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="h3">
        Como vai aparecer
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {[
          entries.length === 1 ? '1 devocional.' : `${entries.length} devocionais.`,
          own.size === 1 && 'Em 1 dia já há um devocional seu: ele fica.',
          own.size > 1 && `Em ${own.size} dias já há um devocional seu: ele fica.`,
          past > 0 && 'O que já passou não entra no calendário.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry, index) => (
          <Entry
            key={index}
            entry={entry}
            day={days[index] ?? null}
            note={noteOf(days[index], own, today)}
          />
        ))}
      </Stack>
      {shown.length < entries.length && (
        <Button onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
          Mostrar todos os {entries.length}
        </Button>
      )}
    </Stack>
  );
}

function noteOf(day: Day | undefined, own: ReadonlySet<Day>, today: Day): string | null {
  if (!day) return null;
  if (day < today) return 'já passou';
  return own.has(day) ? 'o seu fica' : null;
}

interface EntryProps {
  entry: SeriesEntry;
  day: Day | null;
  note: string | null;
}

function Entry({ entry, day, note }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', minHeight: 56, py: 1, gap: 1, textAlign: 'left' }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {entry.verse_reference}
          </Typography>
          {day && (
            <Typography variant="body2" color="textSecondary">
              {formatShortDay(day)}, {weekdayName(day)}
            </Typography>
          )}
        </Box>
        {note && <Chip label={note} size="small" variant="outlined" />}
        <OpenIcon
          aria-hidden
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ pb: 3 }}>
        {isOpen && <WholeEntry entry={entry} />}
      </Box>
    </Box>
  );
}

const texts = ['opening_text', 'context', 'central_insight'] as const;
const questions = ['reflection_question', 'application_question'] as const;

function WholeEntry({ entry }: { entry: SeriesEntry }) {
  const section = (name: (typeof texts)[number] | 'closing_text') => {
    const { label, title, emptyText } = devotionalWords[name];
    return (
      <DevotionalStep key={name} label={label} title={title} heading="h3">
        <ReadingText text={entry[name]} emptyText={emptyText} />
      </DevotionalStep>
    );
  };
  const [opening, ...rest] = texts;
  return (
    <Stack spacing={4} sx={{ pt: 1 }}>
      {section(opening)}
      <DevotionalStep label={verseLabel} title={entry.verse_reference} heading="h3">
        <VerseQuote text={entry.verse_text} />
      </DevotionalStep>
      {rest.map(section)}
      {questions.map((name) => (
        <DevotionalStep key={name} label={questionLabels[name]} title={entry[name]} heading="h3">
          {null}
        </DevotionalStep>
      ))}
      {section('closing_text')}
    </Stack>
  );
}

/** The coming days that have the admin's own devotional, which stays; empty until the server has answered. */
function useOwnDays(days: readonly Day[], today: Day): ReadonlySet<Day> {
  const key = days.filter((day) => day >= today).join();
  const [answer, setAnswer] = useState<{ key: string; own: Day[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ahead = key.split(',').filter(isDay);
    if (ahead.length === 0) return undefined;
    findOwnDays(ahead).then(
      (own) => isCurrent && setAnswer({ key, own }),
      (error: unknown) => console.warn('The days were not looked up', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return new Set(answer?.key === key ? answer.own : []);
}
