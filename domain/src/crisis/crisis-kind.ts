/** Kinds of danger that a message may speak of, from what can least wait. */
export const crisisKinds = [
  'overdose',
  'immediate-danger',
  'suicide',
  'child-abuse',
  'sexual-violence',
  'domestic-violence',
  'self-harm',
] as const;
export type CrisisKind = (typeof crisisKinds)[number];
