import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Content } from './content';

/** One thing to do on a day. */
export interface DayLink {
  kind: 'devotional' | 'reading' | 'another';
  to: string;
  /** What stands on it. */
  text: string;
  /** What stands behind it however narrow it is: that there are more. */
  more?: string;
  /** What it is called. */
  label: string;
  /** There is nothing yet. */
  isEmpty: boolean;
}

/** From a day, one step to what is there or what is missing. */
export function dayLinks(day: Day, { devotionals, readings }: Content): DayLink[] {
  const date = formatShortDay(day);
  const devotional = devotionals.get(day);
  const [first, ...others] = readings.get(day) ?? [];
  const links: DayLink[] = [
    devotional
      ? {
          kind: 'devotional',
          to: `/create-devotional?editar=${day}`,
          text: devotional.verse_reference,
          label: `Editar devocional de ${date}: ${devotional.verse_reference}`,
          isEmpty: false,
        }
      : {
          kind: 'devotional',
          to: `/create-devotional?date=${day}`,
          text: 'Devocional',
          label: `Criar devocional de ${date}`,
          isEmpty: true,
        },
  ];
  const newReading = `/manage-daily-readings?date=${day}`;
  if (!first) {
    links.push({
      kind: 'reading',
      to: newReading,
      text: 'Leitura',
      label: `Criar leitura de ${date}`,
      isEmpty: true,
    });
    return links;
  }
  const title = `${first.book} ${first.chapter}`;
  const more = others.length > 0 ? ` +${others.length}` : '';
  links.push(
    {
      kind: 'reading',
      to: others.length > 0 ? newReading : `${newReading}&editar=${encodeURIComponent(first.id)}`,
      text: title,
      more,
      label:
        others.length > 0
          ? `${others.length + 1} leituras de ${date}: ${title}${more}`
          : `Editar leitura de ${date}: ${title}`,
      isEmpty: false,
    },
    {
      kind: 'another',
      to: newReading,
      text: '',
      label: `Criar outra leitura de ${date}`,
      isEmpty: true,
    },
  );
  return links;
}
