import * as v from 'valibot';
import { day, text } from './fields';

/** When somebody was last heard of, as their leader is told; whoever does not share it is told of by name alone. */
export const discipleActivitySchema = v.object({
  id: text,
  shares: v.boolean(),
  last_devotional_date: v.nullable(day),
});
export type DiscipleActivity = v.InferOutput<typeof discipleActivitySchema>;
