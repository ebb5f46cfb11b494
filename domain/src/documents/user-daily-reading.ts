import * as v from 'valibot';
import { count, day, instant, text } from './fields';

/** `users/{uid}/user_daily_readings/{daily_reading_id}`. */
export const userDailyReadingSchema = v.object({
  user_id: text,
  daily_reading_id: text,
  reading_time_seconds: count,
  completed_at: instant,
  completed_on: day,
});
export type UserDailyReading = v.InferOutput<typeof userDailyReadingSchema>;
