/** The kinds of danger that a message can speak of, most urgent first. */
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
