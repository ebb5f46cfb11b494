import { mixed } from 'yup';
import { isDay } from '../day';
import type { Day } from '../day';

/** A calendar day, `YYYY-MM-DD`. */
export function calendarDayField(message: string) {
  return mixed<Day>((value): value is Day => typeof value === 'string' && isDay(value))
    .typeError(message)
    .required(message);
}
