import { normalizedWords, deobfuscate } from '@raizes/domain/text/words';
import { guessLabels } from './topic-model';

/** The folded words of a message, each between single spaces. */
export const plainOf = (message: string) => normalizedWords(message).join(' ');

/** Like `plainOf`, for whole words to be looked for in it. */
export const spacedPlain = (text: string) => ` ${plainOf(text)} `;

const oneself =
  /\b(escrevi|li|vi|cai|ouvi|decidi|senti|pedi|larguei|(?!rei\b|lei\b|sei\b|hei\b|dei\b)[a-z]+ei|fico|acho|vejo|deito|acordo|levo|leio|choro|faco|penso|digo|falo|moro|oro|gosto|ando|eu|meus?|minhas?|mim|comigo|estou|sinto|tenho|tive|tinha|sou|fui|vivo|moro|perdi|consigo|aguento|quero|preciso|a gente|namorad[oa]|marido|esposa)\b|\bme (?!(fal|cont|diz|dig|expl|ajud|lembr|da|de|mand|mostr|indi|ensin|pass|respond|ach|tir)[a-z]*\b)[a-z]+/;
const askingForOneself =
  /\b(eu )?(quero|queria|preciso|gostaria de) (saber|entender|conhecer|estudar|ler)\b|\b(eu )?nao (entendo|entendi|sei|lembro|faco ideia)\b|\bpara (eu|mim) entender\b|\bcomo eu (entendo|explico)\b|\ba gente (fala|diz|canta|le)\b/g;

/** Whether a message tells of the writer's own life, rather than asks about the Bible. */
export const tellsOfOneself = (plain: string) => oneself.test(plain.replace(askingForOneself, ''));

const aboutReading =
  /\b(esse|este|desse|deste|nesse|neste|do|o|no) (versiculo|texto|trecho|devocional|capitulo|passagem|salmo)( (de hoje|do dia|do devocional|da leitura))?\b|\b(essa|esta|dessa|desta|nessa|nesta|a|da|na) (passagem|leitura|palavra|mensagem)( (de hoje|do dia))|\b(essa|esta|dessa|desta|nessa|nesta) (passagem|leitura|palavra|mensagem)\b|\b(versiculo|leitura|palavra|devocional|texto) (de hoje|do dia)\b|^(o que|que|oq) (isso|ele|ela) (significa|quer dizer|ensina)|^como (eu )?(aplico|aplicar|vivo|viver|pratico) (isso|ele)/;

/** Whether a question is about the text that the person is reading. */
export const isAboutReading = (message: string) => aboutReading.test(plainOf(message));

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
    /^(e )?(me )?(fal[ae]|cont[ae]|explic[ae]|diz|diga|aprofund[ae]|continu[ae]|coment[ae]|detalh[ae])( me)?( um pouco| pouco)?( mais| melhor| de novo| direito)?( disso| sobre isso| isso| sobre| um pouco| por favor| a respeito| nisso)*$|^(quero|gostaria de|posso|pode|voce pode) (saber|ouvir|entender|falar|explicar|aprofundar|continuar)( mais| melhor| disso| isso| sobre isso| nisso| de novo| por favor| um pouco| a respeito)*$|^(mais|continue|continua|e (dai|entao|depois|agora|mais)|so isso|como assim|nao entendi( (?!(a|o) (palavra|termo|expressao)\b).{0,15})?|por que|porque|serio|e se .{0,40} isso.{0,20}|tem mais)$|\bmais (sobre|a respeito d?)\w* ?(isso|disso|esse assunto)\b/,
  ],
];

/** Recognizes a message that only continues the conversation and has no topic of its own. */
export function detectFollowUp(message: string): FollowUp | null {
  const plain = plainOf(message);
  if (plain.length > 80) return null;
  return followUps.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Requests to leave the role, reveal instructions, speak for God or harm someone. Matched against plain letters. */
const attempts: readonly RegExp[] = [
  /\b(ignor|esquec|desconsider|desativ|desligu?|burl|contorn|override|bypass|disregard|forget)\w*.{0,40}(instruc|regra|orientac|acima|anterior|restric|filtro|limite|previous|instruction|rules|te disseram)/,
  /\bprompt\b|\b(suas?|teus?|tuas?) (instruc\w+|regras|diretri\w+|configurac\w+|programac\w+)|instruc\w+ (interna|secreta)|regras (secretas|internas)|mostr\w+ a configurac|primeira mensagem que voce|\b(repit|copi|transcrev|traduz)\w* .{0,30}(acima|instruc|palavra por palavra)/,
  /\b(finja|finge) (ser|que (voce|es?|vc|nao (ha|tem|existe)))\b|\b(vamos|pode|vai|quero) fingir|\b(atue|aja) (como|feito)\b|\bsimul[ea] (ser|um|uma|que)\b|\binterpret[ea] (um|uma|o papel)\b|\bencarn[ea] (um|uma|o|a)\b|\brole ?play\b/,
  /\b(fal|respond)[ae] (comigo )?(como|feito|igual) (se|um|uma|o|a|deus|jesus)\b|\bseja (meu|minha|um|uma)\b.{0,30}(namorad|virtual|demonio|pirata)|\bpare de ser\b/,
  /\b(agora voce e|voce agora e|a partir de agora|you are now|act as|pretend)\b/,
  /\bmodo (desenvolvedor|dev|livre|sem|deus)\b|developer mode|jailbreak|sem (censura|filtros?|limites|etica|regras)\b|safety off|unrestricted|\bvoce e o dan\b/,
  /\b(invent|cri|escrev|faca|gere)\w* (um|uns|uma|novos?|outro)\b.{0,20}(versiculo|livro da biblia|evangelho|escritura)/,
  /nova revelac|\b(fale|responda|declare|profetize) em nome de deus\b|^(me )?profetiz[ea]\b|\bprofetiz[ea] (para mim|sobre (mim|a minha|minha))\b/,
  /\bpython\b|javascript|\bcomo (eu )?hack\w*|\bhackei?a\w* (a conta|o site|o banco|o whats\w*|o aplicativo)|\bmalware\b|\b(fazer|faco|montar) uma bomba\b/,
  /\b(dados|mensagens|conversas|segredos|senhas?)\b.{0,30}\b(outr[oa]s|membros|usuarios|pessoas da igreja)\b/,
  /(^|\bvoce |\bpode |\bvai |\bme )xing(ue|a|ar) (o|a|os|as|meu|minha) |piada ofensiva|\bhateful\b|\bfale palavr/,
  /\b(receit[ea]|prescrev[ae])(-me| me)? um\b|\bme (receit[ea]|prescrev[ae])\b/,
  // What others have written or own.
  /\b(mostr|list|cont|diz|dig|fal|mand|pass|le|leia|abr|liber|qual|quais|quero|ver|da)[a-z]*\b.{0,25}\b(mensage(m|ns)|conversas?|perguntas?|e ?mails?|telefones?|enderecos?|cpf|senhas?|whats\w*) d[aeo]s? (meu |minha |outr[oa]s? )?(outr|pastor|lider|usuari|membr|irma|celula|igreja|marido|esposa|filh|mulher|namorad|grupo|pessoa|amig|vizinh|chefe|sogr)/,
  /\bo que .{2,50} (perguntou|contou|falou|escreveu|disse|confessou|conversou|pediu) (para|com|a) (voce|vc|ti)\b/,
  /\bliste\w* .{0,20}\b(usuarios|membros|emails|nomes)\b|\bmodo (de )?(manutencao|debug|depuracao|admin\w*|teste)\b/,
  // Speaking as God or as somebody holy or evil.
  /\b(fal|respond|escrev|diz|dig|mand|conv|ag|aj)[a-z]* .{0,30}\b(como(?: se fosse)?|feito|na voz de|no lugar de|fingindo ser)\b.{0,8}\b(deus|jesus|espirito santo|diabo|capeta|demonio|satanas|lucifer|coisa ruim)\b/,
  /\b(escrev[ae]|crie?|cria|invent[ae]|ger[ae]|faz|faca|redija|manda|mande) .{0,20}\b(mensagem|carta|recado|profecia|revelacao) (de|do|da|em nome de) (deus|jesus|espirito santo|senhor|cristo|apostolo|paulo)\b/,
  // Scripture that is none.
  /\b(escrev[ae]|crie?|cria|invent[ae]|ger[ae]|faz|faca|redija|componha) (um|uma|mais um|outro) .{0,20}\b(versiculo|salmo|capitulo|evangelho|proverbio|epistola)\b/,
  // Curses.
  /^(por favor |mentor |quero que voce |pode |ei )?(me )?(rog|jog|lanc)(a|ue|e) (um|uma) (praga|maldicao|feitico)|\b(amaldicoa|amaldicoe) (o|a|meu|minha|aquel)/,
  /<\/?(system|devocional|assistant|user|instruc\w*)>|\[(system|sistema|inst)\]|\bsistema:/,
];

/** From this probability on, or with such a lead, the model alone decides. */
const SURELY_BREAKING = 0.5;
const LIKELY_BREAKING = 0.38;
const BREAKING_LEAD = 2;

export function isRuleBreaking(message: string): boolean {
  const plain = deobfuscate(message);
  if (attempts.some((attempt) => attempt.test(plain))) return true;
  const [first, second] = guessLabels(message);
  if (first?.label !== '_injecao') return false;
  const hasLead = first.probability >= BREAKING_LEAD * (second?.probability ?? 0);
  return first.probability >= SURELY_BREAKING || (first.probability >= LIKELY_BREAKING && hasLead);
}

const verseWord = String.raw`(?:versiculos?|versos?|passage(?:m|ns)|trechos?|textos?(?: biblicos?)?|salmos?|referencias?|leituras?|palavra(?: da biblia| de deus| de (?:animo|conforto|forca))?)`;
const verseRequests: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:da|de|manda|mande|tem|teria|quero|queria|preciso(?: de)?|passa|passe|indica|indique|sugere|sugira|mostra|mostre|qual|quais|alguma?s?|um|uma|uns|umas|me ve|busco|procuro|separa|escolhe|bonit[oa]|bom|boa)(?: d[aeo])?(?: a[ií])?(?: um| uma| uns| umas| alguma?s?| o| a| os| as)? ?${verseWord}\b`,
  ),
  new RegExp(
    String.raw`\b${verseWord} (?:da biblia |biblicos? )?(?:bons? |bonit[oa]s? |curt[oa]s? )?(?:sobre|para|de|do|da|com|que (?:fal|aj|consol|anim|acalm|conforte|fortal|trat)[a-z]*)\b`,
  ),
  /\b(?:onde|o que) (?:(?:e|esta) que )?(?:a |na )?(?:biblia|palavra|escritura|deus)\b.{0,12}\b(?:fala|diz|ensina|trata)(?: que)? (?:sobre|de|do|da|a respeito d[eao])\b/,
];
const askingForVerses = new RegExp(
  String.raw`\b(?:me|da|manda|mande|quero|queria|preciso|passa|passe|indica|indique|sugere|sugira|mostra|mostre|qual|quais|alguma?s?|bons?|boa|bonit[oa]s?|curt[oa]s?|biblicos?|da biblia|na biblia|onde|o que|a biblia|biblia|fal[ae]m?|falando|diz|trat[ae]|sobre|a respeito|por favor|tem|teria|uns|umas|um|uma|${verseWord})\b`,
  'g',
);
/** Longer messages tell of something. */
const VERSE_REQUEST_WORDS = 24;

/** What a request for verses is about, without the request: `me dá um versículo pra luto` → `para luto`; '' if it names nothing. */
export function askedVerses(message: string, isRequest: boolean): string | null {
  const plain = plainOf(message);
  if (plain.split(' ').length > VERSE_REQUEST_WORDS) return null;
  if (!isRequest && !verseRequests.some((request) => request.test(plain))) return null;
  const about = plain.replace(askingForVerses, ' ').replace(/ +/g, ' ').trim();
  return /[a-z]{4}/.test(about.replace(/\b(para|isso|disso|mim|hoje|outr[oa]s?|mais)\b/g, ''))
    ? about
    : '';
}

/** Asks what a passage means, rather than telling of something with a reference. */
const explaining =
  /\b(quer dizer|querem dizer|signific\w*|explic\w*|expliq\w*|entend\w*|interpret\w*|ensina|resum\w*|sentido|fala|diz|contexto|trata|sobre o que|me ajuda com|estudar?|coment\w*)\b/;

export const asksForMeaning = (message: string) => explaining.test(plainOf(message));

const otherSubject =
  /\b(outra coisa|outro assunto|outra pergunta|mudando de assunto|deixa (para la|isso)|mudar de assunto|esquece isso)\b/;

/** Whether a message says that it is about something else than the one before. */
export const changesSubject = (message: string) => otherSubject.test(plainOf(message));

const subject =
  /\b(sobre|fal\w+ (de|do|da|dos|das|com)|ouvir (de|do|da)|saber (de|do|da)) (o |a |os |as )?(?!isso|isto|esse|essa|este|esta|voce|mim|novo|isso)[a-z]{4,}/;

/** Whether a request to say more names what about: `quero falar sobre perdão`. */
export const namesSubject = (message: string) => subject.test(plainOf(message));

const continuing =
  /^(ah |ai |ta |sim |nao |tipo )*(e|mas|entao|so que|porem|porque|ele|ela|eles|elas|isso|nem|ainda|a gente|essa|esse|nisso|disso|tambem)\b/;

/** Whether a message begins as one that goes on with what was said before. */
export const goesOn = (message: string) => continuing.test(plainOf(message));

/** Whether a message has no words: signs, laughter, or fingers on the keys. */
export function isSenseless(message: string): boolean {
  const words = normalizedWords(message);
  if (words.length === 0) return true;
  const isNoise = (word: string) =>
    /^(k+|(ha|he|hu|rs|ka|ks|ah)+[hkas]?|\d+|(.)\3*)$/.test(word) ||
    !/[aeiouy]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{5}/.test(word);
  return (
    words.every((word) => word.length > 2 && isNoise(word)) ||
    (words.length === 1 && keys.test(words[0] ?? ''))
  );
}
const keys = /^(asd|sdf|qwe|wer|zxc|jkl|fgh|dfg)/;

export type SentenceKind = 'question' | 'joy' | 'confession';

const joy =
  /\b(fui batizad[oa]|passei (no|na|em)|consegui|deus respondeu|estou (muito )?(feliz|alegre|animad[oa]|grat[oa])|que (alegria|bencao)|nasceu|gravida de|me converti|aceitei jesus|curad[oa]|glorias? a deus)\b/;
const interrogative =
  /^(e )?(o que|que|oq|como|por que|porque|quem|qual|quais|quando|onde|sera|posso|pode|deus (pode|vai|ama)|e (pecado|errado|certo)|existe|tem problema|da para|devo|preciso)\b/;

/** What kind of sentence the person wrote, for the opening of the answer. */
export function sentenceKind(message: string): SentenceKind {
  const plain = plainOf(message);
  if (message.includes('?') || interrogative.test(plain)) return 'question';
  return joy.test(plain) ? 'joy' : 'confession';
}
