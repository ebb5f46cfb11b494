import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Leads from the content of a day to the calendar of its month; without a day, to this month's. */
export function CalendarLink({ day }: { day: string | null | undefined }) {
  return (
    <Button component={Link} to={`/content-calendar${day ? `?mes=${day.slice(0, 7)}` : ''}`}>
      Calendário
    </Button>
  );
}
