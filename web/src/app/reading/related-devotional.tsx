import type { Day } from '@raizes/domain/day';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Leads to the devotional that goes with a reading: today's to be done, another day's to be looked up. */
export function RelatedDevotional({ id, today }: { id: string; today: Day }) {
  const to = id === today ? '/devotional' : `/devotional-history?day=${encodeURIComponent(id)}`;
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<DevotionalIcon />}>
      Devocional relacionado
    </Button>
  );
}
