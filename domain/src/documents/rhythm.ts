import * as v from 'valibot';
import { GOAL_CHANGES_MAX, PAUSES_MAX } from '../limits';

/** The days a week that a person can choose; the first is recommended. */
export const weeklyGoals = [4, 5, 6, 7] as const;
export type WeeklyGoal = (typeof weeklyGoals)[number];

/** What the devotional follows in a person's day. */
export const cues = ['acordar', 'cafe', 'caminho', 'almoco', 'noite'] as const;
export type Cue = (typeof cues)[number];

/** `users/{uid}/settings/rhythm`, private to the owner. The entries of both lists are parsed in `progress/weeks.ts`. */
export const rhythmSchema = v.object({
  /** `2026-11-29:4`: the days a week, from this Sunday on. */
  goals: v.pipe(v.array(v.string()), v.maxLength(GOAL_CHANGES_MAX)),
  cue: v.nullable(v.picklist(cues)),
  /** `2026-11-03/2026-11-17`: the first and last day of a pause. */
  pauses: v.pipe(v.array(v.string()), v.maxLength(PAUSES_MAX)),
  /** The question was answered, even with "not now". */
  asked: v.literal(true),
});
export type Rhythm = v.InferOutput<typeof rhythmSchema>;
