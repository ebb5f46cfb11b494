import { crisisHelp } from './help';

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

const offer =
  'Se quiser, posso ajudar você a chamar o seu líder: ninguém é avisado sem o seu toque. Estou aqui.';

/** The mentor's answer: the help, and the offer to contact the leader. */
export const crisisAnswer = (kind: CrisisKind): string => `${crisisHelp(kind)}\n\n${offer}`;
