import type { Day } from '@raizes/domain/day';
import { Box, Stack, Typography } from '@mui/material';
import { DiscipleCard } from './disciple-card';
import { groups } from './standing';
import type { Placed } from './standing';
import { groupWords } from './words';

interface Props {
  placed: readonly Placed[];
  today: Day;
}

/** Those of one page, under what their group is called. */
export function DiscipleGroups({ placed, today }: Props) {
  return (
    <Stack spacing={3}>
      {groups.map((group) => {
        const members = placed.filter((each) => each.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={groupWords[group].name}>
            <Typography variant="h2">{groupWords[group].name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {groupWords[group].text}
            </Typography>
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
                gap: 2,
                m: 0,
                p: 0,
              }}
            >
              {members.map(({ profile }) => (
                <DiscipleCard key={profile.id} profile={profile} today={today} />
              ))}
            </Box>
          </section>
        );
      })}
    </Stack>
  );
}
