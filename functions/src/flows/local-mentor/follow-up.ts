import { plainWords } from '@raizes/domain/plain-words';

/** What more of the same is asked for. */
export type FollowUp = 'more' | 'practice' | 'references' | 'prayer';

const ways: readonly (readonly [FollowUp, RegExp])[] = [
  [
    'prayer',
    /\b(ore|ora|orar|orem|oracao|reze|reza)\b.{0,20}\b(comigo|por mim|por isso|pra mim|para mim|por ele|por ela|disso|sobre isso|agora|a gente)\b|^(me )?(ajuda|ajude)( me)? a orar|^(faz|faca|me da|quero|escreve|escreva|pode fazer) (uma |a )?oracao( .{0,25})?$|^(pode |voce pode )?orar( comigo| por mim)?$/,
  ],
  [
    'references',
    /\b(versiculos?|passage(m|ns)|textos?|referencias?|trechos?)\b.{0,30}\b(sobre isso|disso|para isso|para ler|mais|outr[oa]s?|me ajud\w+|indica\w*)\b|^(me )?(da|de|mostra|mostre|indica|indique|manda|passa|qual|quais|algum|tem)( ai| me)?( um| uns| mais| algum| alguns| outro| outros)? ?(versiculos?|passage(m|ns)|textos?|referencias?)|onde (esta|fica|leio|encontro|vejo) (isso|na biblia)( na biblia)?$|o que (mais )?(posso|devo) ler/,
  ],
  [
    'practice',
    /^(e |mas |ta e |esta e )?(como|de que (jeito|forma)) (eu )?(faco|fazer|vivo|viver|aplico|aplicar|pratico|praticar|comeco|comecar|consigo|conseguir|coloco|mudo|posso)( (.{0,12} )?(isso|isto|na pratica|em pratica|hoje|agora|entao|assim|la))?( na pratica| hoje| agora| no dia a dia| na minha vida)?$|\bna pratica\b|^(e )?(o que|que|oq) (eu )?(faco|devo fazer|posso fazer|fazer)( agora| entao| hoje| com isso| primeiro)?$|por onde (eu )?comeco$|proximo passo/,
  ],
  [
    'more',
    /^(e )?(me )?(fal[ae]|cont[ae]|explic[ae]|diz|diga|aprofund[ae]|continu[ae]|coment[ae]|detalh[ae])( me)?( um pouco| pouco)?( mais| melhor| de novo| direito)?( disso| sobre isso| isso| sobre| um pouco| por favor| a respeito| nisso)*$|^(quero|gostaria de|posso|pode|voce pode) (saber|ouvir|entender|falar|explicar|aprofundar|continuar) ?(mais|melhor)?.{0,20}$|^(mais|continue|continua|e (dai|entao|depois|agora|mais)|so isso|como assim|nao entendi( .{0,15})?|por que|porque|serio|e se .{0,40} isso.{0,20}|tem mais)$|\bmais (sobre|a respeito d?)\w* ?(isso|disso|esse assunto)\b/,
  ],
];

/** Whether a message goes on with what was said before it, and how; it is about nothing by itself. */
export function followUpOf(message: string): FollowUp | null {
  const plain = plainWords(message).join(' ');
  if (plain.length > 80) return null;
  return ways.find(([, said]) => said.test(plain))?.[0] ?? null;
}
