const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** `21/11/2026, 07:40` */
export const formatDateTime = (time: Date) => format.format(time);

const monthAndTime = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21 de nov., 07:40`; with the year where it is another. */
export const formatMoment = (time: Date) =>
  time.getFullYear() === new Date().getFullYear() ? monthAndTime.format(time) : format.format(time);

const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });

/** `07:40` */
export const formatTime = (time: Date) => timeFormat.format(time);

const relativeTimeFormat = new Intl.RelativeTimeFormat('pt-BR');
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** `agora`, `há 5 minutos`, `há 3 horas`, `há 2 dias`; the date after a week. */
export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE) return 'agora';
  if (age < HOUR) return relativeTimeFormat.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relativeTimeFormat.format(-Math.floor(age / HOUR), 'hour');
  if (age < WEEK) return relativeTimeFormat.format(-Math.floor(age / DAY), 'day');
  return date.format(then);
}

/** `1 minuto`, `5 minutos` */
export const formatMinutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
