import * as v from 'valibot';
import { text } from './fields';

/** The mentor's topics on which faithful Christians differ, and their names inside a sentence, in the order of the page. */
export const taughtTopics = {
  batismo: 'batismo',
  ceia: 'ceia do Senhor',
  'espirito-santo': 'o Espírito Santo',
  dons: 'dons espirituais',
  predestinacao: 'predestinação e livre-arbítrio',
  'seguranca-da-salvacao': 'segurança da salvação',
  'volta-de-cristo': 'volta de Cristo e fim dos tempos',
  morte: 'morte e o que vem depois',
  cura: 'doença e cura',
  'batalha-espiritual': 'anjos, demônios e batalha espiritual',
  denominacoes: 'diferenças entre igrejas',
  'mulheres-no-ministerio': 'mulheres no ministério',
  divorcio: 'divórcio e novo casamento',
  sexualidade: 'sexualidade',
  dizimo: 'dízimo e ofertas',
  descanso: 'descanso e sábado',
  bebida: 'bebida alcoólica',
  tatuagem: 'tatuagem, roupas e costumes',
  festas: 'festas e datas',
  politica: 'política',
  ciencia: 'ciência e fé',
} as const;
export type TaughtTopic = keyof typeof taughtTopics;

const known = new Set(Object.keys(taughtTopics));
export const isTaughtTopic = (id: string): id is TaughtTopic => known.has(id);
export const taughtTopicIds = Object.keys(taughtTopics).filter(isTaughtTopic);

/** `settings/teaching`: what the church teaches on these topics, in its own words; a topic without words is not there. */
export const teachingSchema = v.record(v.string(), text);
export type Teaching = v.InferOutput<typeof teachingSchema>;
