/** The kinds of danger that a message can speak of, most urgent first. `immediate-danger` is a threat to somebody, or the impulse to hurt. */
export const crisisKinds = [
  'overdose',
  'emergency',
  'immediate-danger',
  'suicide',
  'child-abuse',
  'sexual-violence',
  'domestic-violence',
  'elder-abuse',
  'self-harm',
  'eating-disorder',
  'spiritual-abuse',
] as const;
export type CrisisKind = (typeof crisisKinds)[number];

const nearKinds: readonly CrisisKind[] = [
  'child-abuse',
  'sexual-violence',
  'domestic-violence',
  'elder-abuse',
  'spiritual-abuse',
];

/** Whether the danger may come from home or from a leader, so that another person is offered. */
export const mayComeFromNear = (kind: CrisisKind): boolean => nearKinds.includes(kind);
