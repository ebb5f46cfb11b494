import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { useDoc } from './live';
import type { Live } from './live';

/** Follows the content day's document; all callers for the same day share one listener. */
export const useContentDay = (day: Day): Live<ContentDay> =>
  useDoc(paths.contentDay(day), contentDaySchema);
