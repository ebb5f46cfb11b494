import { formatDayCount } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day as daySchema } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { firstNameOf } from '@raizes/domain/person-name';
import { isAway } from '@raizes/domain/progress/absence';
import { formatPause, goalOf, pausesForGap, sundayOf } from '@raizes/domain/progress/weeks';
import SproutIcon from '@mui/icons-material/SpaOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastSuccess } from '@/lib/toast';
import { useRhythm } from './rhythm-copy';

/** The gap that this device has welcomed last, by the last day before it, and the day on which it did. */
const schema = v.object({ last: daySchema, on: daySchema });
const keyOf = (uid: string) => `welcomed.${uid}`;

interface Props {
  uid: string;
  name: string;
  stats: UserStats;
  today: Day;
}

/** Welcomes a person who was away for three days or more, once a gap: on the day on which they open the app again. */
export function WelcomeBack({ uid, name, stats, today }: Props) {
  const last = stats.last_devotional_date;
  const [seen] = useState(() => readStored(keyOf(uid), schema));
  const isNew = seen?.last !== last || seen.on === today;
  const isShown = last !== null && isAway(stats, today) && isNew;

  useEffect(() => {
    if (isShown) storage.write(keyOf(uid), { last, on: today });
  }, [isShown, uid, last, today]);

  if (!isShown) return null;
  return (
    <Box component="section" aria-label="Boas-vindas" sx={box}>
      <SproutIcon aria-hidden color="primary" sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{welcomeText(name, stats)}</Typography>
        <GapButton uid={uid} last={last} today={today} />
      </Box>
    </Box>
  );
}

function welcomeText(name: string, { total_devotionals_completed: days }: UserStats): string {
  const first = firstNameOf(name);
  const kept = `O que ficou: ${formatDayCount(days)} com Deus.`;
  return `Que bom ver você${first ? `, ${first}` : ''}. ${kept}`;
}

/** Turns the days away into a pause, where that changes the weeks. */
function GapButton({ uid, last, today }: { uid: string; last: Day; today: Day }) {
  const rhythm = useRhythm(uid);
  const pauses = rhythm ? pausesForGap(rhythm, last, today) : [];
  if (!rhythm || pauses.length === 0 || goalOf(rhythm, sundayOf(today)) === null) return null;

  async function fill(): Promise<void> {
    const { changeRhythm } = await import('./rhythm');
    const change = { added: pauses.map(formatPause), removed: [] };
    if ((await changeRhythm(uid, rhythm, { pauses: change })) !== 'refused')
      toastSuccess('Pausa guardada', 'Esses dias não desfazem as suas semanas.');
  }

  return (
    <Button onClick={() => void fill()} sx={{ minHeight: 48, ml: -1, px: 1, textAlign: 'left' }}>
      Estive em pausa (doença, viagem, luto)
    </Button>
  );
}

const box = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  pt: 2,
  pb: 1,
  '& p': { mb: 0.5 },
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)',
} as const;
