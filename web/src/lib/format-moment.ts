const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** `21/11/2026, 07:40` */
export const formatMoment = (moment: Date) => format.format(moment);
