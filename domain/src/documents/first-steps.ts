import * as v from 'valibot';

/** What a new church sets up first, in this order. */
export const firstSteps = [
  'name',
  'contact',
  'bible',
  'content',
  'leader',
  'invitation',
  'push',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What the sample data says of the church: it is not named yet. */
export const sampleChurch = {
  name: 'Igreja Raízes',
  privacy_contact: 'privacidade@raizes.test',
};

/** `settings/first_steps`: what the church's other documents do not show of its first steps. */
export const firstStepsSchema = v.object({
  /** The steps that an admin has put off. */
  skipped: v.pipe(v.array(v.picklist(firstSteps)), v.maxLength(firstSteps.length)),
  /** Whether a test has reached an admin's device. */
  push_tested: v.boolean(),
  /** Whether the steps are no longer shown: all are taken, or an admin has dismissed them. */
  done: v.boolean(),
});
export type FirstSteps = v.InferOutput<typeof firstStepsSchema>;
