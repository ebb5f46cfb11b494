import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { Box, Stack, Typography } from '@mui/material';
import { byMonth } from './by-month';
import { HistoryEntry } from './history-entry';

interface Props {
  entries: UserDevotional[];
  words: string[];
}

/** Completed devotionals under the names of their months. */
export function HistoryList({ entries, words }: Props) {
  return (
    <Stack spacing={3}>
      {byMonth(entries).map(({ name, entries: ofMonth }) => (
        <Box key={name} component="section" aria-label={name}>
          <Typography variant="overline" component="h2" color="textSecondary" sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Stack spacing={1}>
            {ofMonth.map((entry) => (
              <HistoryEntry key={entry.completed_on} entry={entry} words={words} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
