const format = new Intl.RelativeTimeFormat('pt-BR');
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** `agora`, `há 5 minutos`, `há 3 horas`, `há 2 dias`, and from a week on the date. */
export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE) return 'agora';
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return format.format(-Math.floor(age / HOUR), 'hour');
  if (age < WEEK) return format.format(-Math.floor(age / DAY), 'day');
  return date.format(then);
}
