import { crisisHelp } from './help';

/** The kinds of danger a message may speak of, most urgent first. */
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

const offer =
  'Se quiser, posso ajudar você a chamar o seu líder: ninguém é avisado sem o seu toque. Estou aqui.';

export const crisisAnswer = (kind: CrisisKind): string => `${crisisHelp(kind)}\n\n${offer}`;
