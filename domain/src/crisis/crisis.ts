import { compileRules, toPhonetic } from './compile';
import { crisisKinds } from './kinds';
import type { CrisisKind } from './kinds';
import { bodyConcepts, concepts, idiomLexicon, idiomRules, lexicon } from './lexicon';
import { concernRules, crisisRules } from './rules';

/** Ideas that may mean danger when they stand together, whatever the words and their order, within so many words. */
const together: readonly (readonly [within: number, ideas: string])[] = [
  [6, 'WANT DIE SELF'],
  [6, 'WANT VANISH EVER'],
  [5, 'AGAINST LIFE'],
  [0, 'NOTHERE'],
  [0, 'WORTHLESS'],
  [0, 'DEADINSIDE'],
  [7, 'SELF DIE RELIEF'],
  [7, 'BLIND TAKE'],
  [7, 'GOD TAKE'],
  [12, 'HEAVEN SOON'],
  [9, 'HELL OWNEND SELF'],
  [12, 'FAREWELL LAST'],
  [5, 'PILLS MANY'],
  [6, 'POISON SWALLOW'],
  [7, 'EDGE FALL SELF'],
  [6, 'WEAPON HOLD'],
  [7, 'PERSON SAID DIE'],
  [7, 'PERSON SAID VANISH EVER'],
  [9, 'PERSON GONE FAREWELL'],
  [8, 'PERSON GONE PILLS'],
  [9, 'PERSON WOUNDS HIDE'],
  [9, 'SELF WOUNDS HIDE'],
  [8, 'SELFHARM HABIT'],
  [8, 'VOICE BIDS'],
  [7, 'KIN BLOWS VICTIM'],
  [8, 'KIN THREAT VICTIM FEAR'],
  [5, 'KIN THREAT VICTIM'],
  [8, 'PREDATOR TOUCH INTIMATE VICTIM'],
  [9, 'KIN ACHE BODYPART SELF'],
  [0, 'DEPRIVE'],
  [10, 'SECRET ASK'],
  [8, 'PREDATOR TOUCHED'],
  [8, 'CHILDHOOD TOUCHED'],
  [9, 'TOUCH INTIMATE CHILDHOOD'],
  [9, 'NUDE COERCE'],
  [7, 'URGE HARM BABY'],
  [7, 'URGE HARM WEAPON'],
  [5, 'STRICKEN PERSON'],
  [4, 'STRICKEN SELF'],
  [5, 'NUMB SIDE PERSON'],
  [7, 'CHEST PAIN SIGN'],
  [4, 'BONE OUT CAUTION'],
  [6, 'PREGNANT BLEEDING'],
  [5, 'FEVER HIGH PERSON'],
  [5, 'FEVER HIGH BABY'],
  [7, 'PRESSURE FAINT'],
  [4, 'BITE BEAST CAUTION'],
  [7, 'PERSON COLLAPSED WORSE'],
  [6, 'DRUG HOOKED'],
  [4, 'SLANG SNIFF'],
  [0, 'RELAPSE'],
  [6, 'DRINK RUIN'],
  [6, 'WOUNDS MYSELF'],
  [6, 'NORETURN BRINK'],
  [7, 'PORN SHOWN CHILDHOOD'],
];

const all = { ...concepts, ...bodyConcepts };

const named = new Map(Object.keys(all).map((name) => [name, compileRules(all, [name])] as const));

/** Where an idea is named, counted in words. */
function placesOf(name: string, literal: string): number[] {
  return (named.get(name) ?? []).flatMap((rule) =>
    [...literal.matchAll(rule)].map(({ index }) => literal.slice(0, index).split(' ').length),
  );
}

/** Whether each list has a place, all of them within so many words. */
function areNear(lists: readonly number[][], within: number): boolean {
  const [first = [], ...others] = lists;
  return first.some((from) =>
    others.every((places) => places.some((place) => Math.abs(place - from) <= within)),
  );
}

/** Whether ideas that may mean danger stand together in what was heard. */
function isNetted(literal: string): boolean {
  const places = new Map([...named.keys()].map((name) => [name, placesOf(name, literal)]));
  return together.some(([within, ideas]) =>
    areNear(
      ideas.split(' ').map((name) => places.get(name) ?? []),
      within,
    ),
  );
}

/** What a word adds to the weight of a message: words of harm, words beside which harm is told, words that turn it into talk. */
const weights: readonly (readonly [weight: number, words: string])[] = [
  [
    4,
    'suicid*|acabar com tudo|acabar comigo|não levantar mais|não acordar|ir encontrar|sem chão|cabeçada*|apalp*|soca|me soca|sem documento|escravid*|galão|pulou o muro|no quintal|eles se tocando|peço para parar|me enforc*|torceu|torce meu|rosto inchado|marca de|velório|enterro|caixão|funeral|lápide|túmulo|me apagar|sem volta|cativeiro|metralh*|fuzil*|degol*|bomba|explodir todo|botar fogo|tocar fogo|colocar fogo|gasolina|garganta|rasteira|pancadas|paulada*|cabo de vassoura|coronhada|facada*|navalhada|puxão de cabelo|pelos cabelos|pelo cabelo|sem respirar|não respira|parou de responder|não responde mais|não reage|coisas comigo|coisa comigo|sexo mesmo|sexo à força|dever de esposa|na cama dele|cama com ele|ligar a câmera|abrir a câmera|webcam|se trancou com|mandam eu|manda eu machucar|voz que manda|vozes|por socorro|pedindo socorro|chama ajuda|me ajuda por favor|pulsos|veias|injet*|cocaína|crack|heroína|veneno|chumbinho|gilete*|estilete|viaduto|parapeito|forca|overdose|espanc*|estrangul*|esgan*|enforc*|estupr*|estrup*|molest*|assedi*|dopar*|dopou|dopad*|masturb*|pepeca|periquita|pipi|nude|nudes|lamina*|lâmina*|eu pular|usei pó|cheirei|cheirou|deixou um bilhete|sequestr*|refém|esfaque*|tiroteio|facão|traficante*|facção|milícia|agiota*|surra|surras|porrada*|arrast*|cuspiu|cuspe|cuspir|agred*|agrid*|agress*|apanhar|apanho|apanha|apanhei|apanhava|mutil*|hematoma*|olho roxo|sem comer|sem comida|convuls*|desacordad*|eu disse não|falei que não|nunca contei|nunca contou|desconta em mim|desconta em me|descontar em mim|em cima de mim|em cima de me|pular do|pular da|vão matar|vai matar|quer matar|vai me pegar|querem me pegar|seguro de vida|minha última|despedida|violentad*|pedófilo|pedofilia|marcas roxas|acabar comigo|sem saída|me espia*|me espiona no|passando mal|esfreg*',
  ],
  [
    3,
    'sexo|transar|transa|transou|seguiram|seguindo|me seguiu|lá fora|me chama para|cama dele|câmera|barriga|chut*|grávida e|bat* em|bate nel*|bateu nel*|espet*|arranc*|arranh*|morder|se morde|me mordo|queimadura*|queimou|queimar|cigarro aceso|respirando|respirar|existir|viver|for embora|quando eu for|despedir|partida|partir|enforcar|afogar|gotas|pílula*|ampola|insulina|raticida|cloro|comprimido*|cartela*|calmante*|abus*|arma|armas|armad*|faca|facas|revolver|pistola|tiro|tiros|tapa|tapas|soco|socos|chute|chutes|murro|empurrão|empurr*|ameaç*|violent*|violência|cortes|sangrar|sangrando|roxo|roxa|roxos|roxas|trancad*|tranc*|tranquei|amarrad*|amarra|acorrent*|surt*|desmai*|machuc*|me bat*|batendo em|bateu em|bate em|batia em|batendo na|batendo no|batendo de|estorvo|fardo|persegu*|me seguindo|invad*|arromb*|forçando|queimei|me queim*|água quente|drogad*|intoxic*|envenen*|dose|socorro|sumir|desaparecer|morrer|morra|morresse|morta|me mato|matar|mate|matou|enfia|trilho*|telhado|pendurad*|corda|laço|pelad*|sem roupa|sem calcinha|calcinha|agarr*|apalp*|encox*|obrigada a|obrigado a|obriga a|obriga|à força|me força|me forçou|me forçava|fotos íntimas|espalhar|vazar|chantag*|não me deixa|me deixa trancad*|não quer me deixar|cárcere|medo dele|medo do meu|polícia|delegacia|boletim de ocorrência|ladrão|assalt*|bandido*|beirada|cair da|me jogar|despenc*|topo do',
  ],
  [
    2,
    'apagar|acabou|para sempre|sem mim|sem eu|sem me|último|senhas|crise|melhor se|mais feliz|mais felizes|sozinha com|grita|gritos|chorando|me odeio|me odeia|mandam|vassoura|panela|pedra|martelo|fogo|natal|escola|matou|sangu*|menor|novinha|doce para|presente para|jogo online|internet|morte|mata|fim|acabar|acaba|acabasse|acabe|ir embora|embora de vez|esquecer|despedi*|adeus|última mensagem|última vez|última noite|último dia|prédio|ponte|sacada|janela|remédio*|tesoura*|faquinha|chapinha|isqueiro|ferida*|cortar|corte|corto|sangue|bater|bate|bateu|batia|batendo|chinelada|cinto|cinta|fio|vara|controla|quebra|quebrou|quebrando|jogou|joga|jogar|forç*|tocar|toca|tocou|tocava|mexe|mexeu|mexia|beijar|beijou|espia*|banho|escondid*|fotos|foto|não lembro|balada|bêbad*|alcoolizad*|descont*|medo|pavor|vingança|resolver isso|engol*|misturei|misturou|exager*|vomit*|ir junto|seria melhor sem|melhor sem|com o seguro|tirasse|me levasse|não guento|não aguento|não suporto|desesper*|nojo|culpa|mereço|nunca acordar|não ter acordado|não acordar|fora de si|gritando|atrás de mim|atrás de me|atrás da|atrás do|guardei|contei os|carta|bilhete|não conta|não conte|segredo|saída|internad*|puls*|coxa|colo dele|no colo|passou a mão|passa a mão|mão em mim|sem ar|pescoço|garganta',
  ],
  [
    1,
    'cansei|cansad*|peso|vazio|ninguém|sozinh*|odeio|vergonha|chora*|chorando|inútil|lixo|culpad*|tristeza|dor|planej*|tomei|tomar|tomou|bebeu|bebi|mole|tonta|tonto|grog*|dormir|raiva|ódio|briga|brigas|brigar|discuss*|grita|gritou|xinga|xingou|humilh*|desce*|carro|quarto|banheiro|cozinha|festa|noite|agora|hoje mesmo|hoje|homem|cara|rapaz|adulto|velho|chefe|patrão|obreiro|rua|porta|portão|perna|braço|braços|cabelo*|testa|pontos|hospital|saguão|sentido|acordo|acordei|desejando|penso em|pensei em|vontade|sempre que|toda vez|% anos|criança*|bebê|filha|filho|menina|menino|sobrinha|sobrinho|enteada|neta|marido|esposo|namorado|companheiro|noivo|ex|padrasto|madrasta|pai|mãe|tio|avô|vovô|primo|irmão|vizinho|me|mim|eu|ele|minha|meu',
  ],
  [
    -3,
    'jesus|cristo|cruz|bíblia|bíblico|versículo*|capítulo|abraão|davi|pedro|paulo|sansão|moisés|jó|jonas|elias|profeta*|apóstolo*|discípulo*|israel|faraó|caim|abel|golias|estevão|judas|gênesis|apocalipse|romanos|levítico|salmo*|páscoa|evangelho|parábola|antigo testamento|novo testamento|o que significa|o que é|qual a diferença|por que jesus|por que deus|é pecado|é errado|posso|pode doar|jogo|time|futebol|novela|filme|série|videogame|culto|louvor|academia|dieta|faculdade|prova*|boleto*|dívida*|projeto|reunião|brinquedo|graças a deus|animad*|feliz',
  ],
];

/** Of words of weight 1 no more than these count: one person in the sentence is as good as four. */
const SMALL_WORDS = 3;

const words = weights.flatMap(([weight, list]) =>
  list.split('|').map((word) => ({ weight, said: compileRules({}, [`(${word})`])[0] })),
);

/** How much talk of harm there is in what was heard, all its words together. */
function weightOf(literal: string): number {
  const found = words.filter(({ said }) => said && literal.search(said) !== -1);
  const small = found.filter(({ weight }) => weight === 1).length;
  const others = found.filter(({ weight }) => weight !== 1);
  return others.reduce((sum, { weight }) => sum + weight, 0) + Math.min(small, SMALL_WORDS);
}

/** What a message says about danger. A concern is words that may or may not mean it. */
type Danger =
  | { level: 'none' }
  | { level: 'concern' }
  | { level: 'crisis'; kinds: readonly [CrisisKind, ...CrisisKind[]] };

const figures = compileRules(idiomLexicon, idiomRules);
const rules = crisisKinds.map((kind) => [kind, compileRules(lexicon, crisisRules[kind])] as const);
const concerns = compileRules(lexicon, concernRules);

/** From what weight on talk of harm is not left without a number to call. */
const ENOUGH_TO_CARE = 5;

/**
 * Whether a message speaks of danger, and of what kinds, the most pressing first. A fixed check: it decides before any
 * model sees the message, and would rather be wrong once too often than once too few.
 */
export function detectCrisis(message: string): Danger {
  const literal = figures.reduce(
    (text, figure) => text.replaceAll(figure, ' _'),
    toPhonetic(message),
  );
  const isSaid = (rule: RegExp) => literal.search(rule) !== -1;
  const [first, ...others] = rules.flatMap(([kind, list]) => (list.some(isSaid) ? [kind] : []));
  if (first) return { level: 'crisis', kinds: [first, ...others] };
  const weighs = weightOf(literal) >= ENOUGH_TO_CARE || concerns.some(isSaid) || isNetted(literal);
  return { level: weighs ? 'concern' : 'none' };
}
