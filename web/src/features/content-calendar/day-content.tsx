import type { Day } from '@raizes/domain/day';
import { Skeleton, Stack } from '@mui/material';
import type { Content } from './content';
import { DayLinkButton } from './day-link-button';
import { dayLinks } from './day-links';
import type { DayLink } from './day-links';

interface Props {
  day: Day;
  today: Day;
  /** Null while it is on its way. */
  content: Content | null;
  tabIndexOf?: (kind: DayLink['kind']) => number;
}

/** What there is on one day, and what is missing. */
export function DayContent({ day, today, content, tabIndexOf }: Props) {
  if (!content) return <Skeleton variant="rounded" height={60} sx={{ borderRadius: 1 }} />;
  const [devotional, ...readings] = dayLinks(day, content);
  const isPast = day < today;
  const button = (link: DayLink) => (
    <DayLinkButton key={link.kind} link={link} isPast={isPast} tabIndex={tabIndexOf?.(link.kind)} />
  );
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      {devotional && button(devotional)}
      <Stack
        direction="row"
        spacing={0.5}
        sx={{ minWidth: 0, '& > :first-of-type': { minWidth: 0 } }}
      >
        {readings.map(button)}
      </Stack>
    </Stack>
  );
}
