import { monthName, nextMonth, previousMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, Typography } from '@mui/material';
import type { TypographyProps } from '@mui/material';

interface Props {
  month: Month;
  onShow: (month: Month) => void;
  /** The first and the last that there are; null while that is not known. */
  first?: Month | null;
  last?: Month;
  /** Of the month's name, which is a heading. */
  id?: string;
  variant?: TypographyProps['variant'];
}

/** The name of a month between the ways to the one before and the one after. */
export function MonthSwitcher({ month, onShow, first, last, id, variant = 'h2' }: Props) {
  const isFirst = first === null || (first !== undefined && first >= month);
  return (
    <Stack
      direction="row"
      sx={{ flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }}
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
        sx={{ textAlign: 'center', whiteSpace: 'nowrap' }}
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
