import { withDots } from '@raizes/domain/documents/fields';
import { foldLetters, normalizedWords, deobfuscate } from '@raizes/domain/text/words';

const aboutReading =
  /\b(esse|este|desse|deste|nesse|neste|do|o|no) (versiculo|texto|trecho|devocional|capitulo|passagem|salmo)( (de hoje|do dia|do devocional|da leitura))?\b|\b(essa|esta|dessa|desta|nessa|nesta|a|da|na) (passagem|leitura|palavra|mensagem)( (de hoje|do dia))|\b(essa|esta|dessa|desta|nessa|nesta) (passagem|leitura|palavra|mensagem)\b|\b(versiculo|leitura|palavra|devocional|texto) (de hoje|do dia)\b|^(o que|que|oq) (isso|ele|ela) (significa|quer dizer|ensina)|^como (eu )?(aplico|aplicar|vivo|viver|pratico) (isso|ele)/;

/** Whether a question is about the text that the person is reading. */
export const isAboutReading = (message: string) =>
  aboutReading.test(normalizedWords(message).join(' '));

/** What a follow-up message asks for. */
export type FollowUp = 'more' | 'practice' | 'references' | 'prayer';

const followUps: readonly (readonly [FollowUp, RegExp])[] = [
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

/** Recognizes a message that only continues the conversation and has no topic of its own. */
export function detectFollowUp(message: string): FollowUp | null {
  const plain = normalizedWords(message).join(' ');
  if (plain.length > 80) return null;
  return followUps.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Requests to leave the role, reveal instructions, speak for God or harm someone. Matched against plain letters. */
const attempts: readonly RegExp[] = [
  /\b(ignor|esquec|desconsider|desativ|desligu?|burl|contorn|override|bypass|disregard|forget)\w*.{0,40}(instruc|regra|orientac|acima|anterior|restric|filtro|limite|previous|instruction|rules|te disseram)/,
  /\bprompt\b|\b(suas?|teus?|tuas?) (instruc\w+|regras|diretri\w+|configurac\w+|programac\w+)|instruc\w+ (interna|secreta)|regras (secretas|internas)|mostr\w+ a configurac|primeira mensagem que voce|\b(repit|copi|transcrev|traduz)\w* .{0,30}(acima|instruc|palavra por palavra)/,
  /\b(finja|finge|fingir|simul[ea]|atue|aja|interpret[ea]|encarn[ea]) |\brole ?play\b/,
  /\b(fal|respond)[ae] (como|feito|igual)\b|\bseja (meu|minha|um|uma)\b.{0,30}(namorad|virtual|demonio|pirata)|\bpare de ser\b/,
  /\b(agora voce e|voce agora e|a partir de agora|you are now|act as|pretend)\b/,
  /\bmodo (desenvolvedor|dev|livre|sem|deus)\b|developer mode|jailbreak|sem (censura|filtros?|limites|etica|regras)\b|safety off|unrestricted|\bvoce e o dan\b/,
  /\b(invent|cri|escrev|faca|gere)\w* (um|uns|uma|novos?|outro)\b.{0,20}(versiculo|livro da biblia|evangelho|escritura)/,
  /nova revelac|em nome de deus e|\bprofetiz[ea]\b/,
  /\bpython\b|javascript|\bhack\w*|\bmalware\b|\b(fazer|faco|montar) uma bomba\b/,
  /\b(dados|mensagens|conversas|segredos|senhas?)\b.{0,30}\b(outr[oa]s|membros|usuarios|pessoas da igreja)\b/,
  /\bxing(ue|a) |piada ofensiva|\bhateful\b|\bfale palavr/,
  /\b(receit[ea]|prescrev[ae])(-me| me)? um\b|\bme (receit[ea]|prescrev[ae])\b/,
  /<\/?(system|devocional|assistant|user|instruc\w*)>|\[(system|sistema|inst)\]|\bsistema:/,
];

export function isRuleBreaking(message: string): boolean {
  const plain = deobfuscate(message);
  return attempts.some((attempt) => attempt.test(plain));
}

const books =
  'gênesis|êxodo|levítico|números|deuteronômio|josué|juízes|rute|samuel|reis|crônicas|esdras|neemias|ester|jó|salmos?|provérbios|eclesiastes|cantares|cânticos?|isaías|jeremias|lamentações|ezequiel|daniel|oseias|joel|amós|obadias|jonas|miqueias|naum|habacuque|sofonias|ageu|zacarias|malaquias|mateus|marcos|lucas|joão|atos|romanos|coríntios|gálatas|efésios|filipenses|colossenses|tessalonicenses|timóteo|tito|filemom|hebreus|tiago|pedro|judas|apocalipse';
const passage = new RegExp(
  `(?:\\b[123] ?)?\\b(?:${foldLetters(books)}) \\d{1,3}(?:[.:]\\d{1,3}(?:-\\d{1,3})?)?`,
);

/** Returns the Bible passage in a question (`romanos 8`, `1 joão 4:8`) with a capital letter and a dot. */
export function namedPassage(message: string): string | null {
  const text = message.normalize('NFC');
  const plain = Array.from(text, foldLetters);
  // Characters are folded one by one, so that positions in the folded text are the same as in the typed text.
  const found = plain.every(({ length }) => length === 1) ? passage.exec(plain.join('')) : null;
  if (!found) return null;
  const typed = Array.from(text)
    .slice(found.index, found.index + found[0].length)
    .join('');
  return withDots(typed.replace(/\p{L}/u, (letter) => letter.toUpperCase()));
}

const offTopic =
  /\b(piadas?|receita de|capital d[aeo]|previsao do tempo|cotacao|placar|horoscopo de hoje|quem ganhou|que time|resultado do jogo|windows|excel|planilha|codigo|programar|quanto (e|sao|da) \d|raiz quadrada|equacao|traduz\w*|resumo do (filme|jogo)|letra da musica|clima hoje|que horas)\b/;

/** Whether a message has nothing to do with life and faith. */
export const isOffTopic = (message: string) => offTopic.test(normalizedWords(message).join(' '));

type SmallTalk = { pattern: RegExp; answer: string };

/** Each pattern matches a whole message in plain words. */
const wholeMessages: readonly SmallTalk[] = [
  {
    pattern:
      /^(e )?(oi+e?|ola+|opa|hey|hello|bom dia|boa tarde|boa noite|a? ?paz( do senhor| de cristo| de deus)?|gra[cs]a e paz|eae|e ai)( (oi|tudo bem|tudo bom|mentor|amigo|irmao|pastor|bom dia|boa tarde|boa noite|como vai|como voce esta|com voce))*$/,
    answer:
      'Olá! Que bom ter você aqui. Sobre o que você gostaria de conversar hoje: algo que pesa no coração, uma dúvida de fé, ou o que você leu na Palavra?',
  },
  {
    pattern:
      /^((muito |mt )?(obrigad[oa]|brigad[oa]|valeu|agradecid[oa]|gratidao|grat[oa])|amem|gloria a deus|aleluia|deus (te|lhe) (abencoe|pague)|que deus (te|lhe|o|a) abencoe)( (muito|demais|mesmo|por tudo|pela ajuda|pelas? palavras?|mentor|amem|obrigad[oa]|voce|de coracao|e|me ajudou|ajudou))*$/,
    answer:
      'Fico feliz de caminhar um pouco com você. Que o Senhor firme as suas raízes e guarde o seu dia. Quando quiser conversar de novo, é só chamar.',
  },
  {
    pattern:
      /^(tchau|ate (logo|mais|amanha|breve)|fui|boa noite e ate amanha|vou dormir|fica com deus|fique com deus)( .{0,20})?$/,
    answer: 'Até logo! Vá em paz, e que o Senhor acompanhe os seus passos.',
  },
  {
    pattern:
      /^(ok|ta bom|esta bom|esta bem|certo|entendi|legal|show|beleza|que bom|que lindo|verdade|faz sentido|hum+|ah+)( (obrigad[oa]|valeu|entendi|mentor|amem))*$/,
    answer:
      'Que bom. Se quiser, posso ir mais fundo nesse assunto, sugerir uma leitura ou orar com você. É só dizer.',
  },
  {
    pattern:
      /(quem|o que|oq) (e|eh) (voce|vc)$|^(voce )?(e|eh) (um |uma )?(robo|ia|inteligencia artificial|humano|pessoa( de verdade)?|pastor|gente)( mesmo| de verdade)?$|^voce e real$|com quem (eu )?(estou falando|falo)|como voce funciona|o que voce (faz|sabe fazer|pode fazer)/,
    answer:
      'Sou o mentor virtual do Raízes: um programa, não uma pessoa. Respondo a partir de um conteúdo preparado sobre a vida cristã e indico onde ler na Bíblia. Posso errar e não substituo a sua igreja, o seu líder nem um profissional de saúde. Sobre o que vamos conversar?',
  },
];

/** Returns the answer to a message that is only a greeting, thanks or the like; otherwise null. */
export function smallTalkAnswer(message: string): string | null {
  const plain = normalizedWords(message).join(' ');
  if (plain.length > 90) return null;
  return wholeMessages.find(({ pattern }) => pattern.test(plain))?.answer ?? null;
}
