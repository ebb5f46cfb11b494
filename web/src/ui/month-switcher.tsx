import { monthName, nextMonth, previousMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, Typography } from '@mui/material';
import type { TypographyProps } from '@mui/material';

interface Props {
  month: Month;
  onShow: (month: Month) => void;
  /** The first and last month that can be shown; `first` is null while it is unknown. */
  first?: Month | null;
  last?: Month;
  /** The id of the heading with the month's name. */
  id?: string;
  variant?: TypographyProps['variant'];
}

/** The name of a month between buttons for the previous and the next month. */
export function MonthSwitcher({ month, onShow, first, last, id, variant = 'h2' }: Props) {
  const isFirst = first === null || (first !== undefined && first >= month);
  return (
    <Stack
      direction="row"
      sx={{ flexGrow: 1, minWidth: 0, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <IconButton
        aria-label="Mês anterior"
        edge="start"
        disabled={isFirst}
        onClick={() => onShow(previousMonth(month))}
      >
        <BackIcon />
      </IconButton>
      <Typography
        id={id}
        variant={variant}
        component="h2"
        aria-live="polite"
        sx={{ textAlign: 'center', minWidth: 0, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {monthName(month)}
      </Typography>
      <IconButton
        aria-label="Próximo mês"
        edge="end"
        disabled={month === last}
        onClick={() => onShow(nextMonth(month))}
      >
        <ForwardIcon />
      </IconButton>
    </Stack>
  );
}
