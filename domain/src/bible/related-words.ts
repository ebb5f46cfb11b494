/** Whether a term of a search begins with one of these beginnings of words, folded. */
export const beginsWithAny = (terms: readonly string[], beginnings: readonly string[]): boolean =>
  terms.some((term) => beginnings.some((beginning) => term.trim().startsWith(beginning)));

interface Related {
  /** How the words begin that people type, folded. */
  beginnings: readonly string[];
  /** In which words a Bible may say it, closest first. Two words may stand apart in a verse. */
  words: readonly string[];
}

/** What people search for, and the words in which translations of the Bible say it. */
const related: readonly Related[] = [
  {
    beginnings: ['ansi', 'preocup', 'nervos', 'estress', 'stress', 'panico'],
    words: ['inquietos', 'cuidado', 'coração aflito', 'ansiosos', 'angústia', 'não temas'],
  },
  {
    beginnings: ['luto', 'enlutad', 'saudade'],
    words: ['consolação', 'pranto', 'lágrimas', 'chorou', 'choram'],
  },
  {
    beginnings: ['depress', 'deprimi', 'desanim', 'tristez', 'angusti'],
    words: ['alma abatida', 'coração quebrantado', 'lágrimas', 'esperança', 'consolo'],
  },
  {
    beginnings: ['suicid', 'desesper'],
    words: ['esperança', 'nunca te deixarei', 'coração quebrantado', 'alma abatida', 'não temas'],
  },
  { beginnings: ['medo', 'fobia', 'pavor'], words: ['não temas', 'temor', 'temerei'] },
  { beginnings: ['perdo', 'perdao', 'desculp'], words: ['perdoar', 'perdoai', 'misericórdia'] },
  {
    beginnings: ['ressent', 'magoa', 'rancor', 'odio'],
    words: ['amargura', 'vingança', 'ira', 'perdoar'],
  },
  { beginnings: ['raiva', 'irrita', 'brav'], words: ['ira', 'furor', 'tardio em irar-se'] },
  {
    beginnings: ['grati', 'agradec', 'obrigad'],
    words: ['ações de graças', 'dai graças', 'louvai', 'bendize'],
  },
  {
    beginnings: ['decis', 'decid', 'duvida', 'indecis', 'escolh'],
    words: ['sabedoria', 'conselho', 'caminho', 'vontade de Deus'],
  },
  {
    beginnings: ['proposit', 'vocac', 'chamad', 'missao'],
    words: ['vontade de Deus', 'chamado', 'propósito', 'boas obras'],
  },
  {
    beginnings: ['cansa', 'exaust', 'esgota', 'burnout', 'ferias'],
    words: ['descanso', 'cansados', 'forças', 'alívio'],
  },
  {
    beginnings: ['solid', 'sozinh', 'abandon', 'rejei'],
    words: ['desamparado', 'nunca te deixarei', 'contigo'],
  },
  { beginnings: ['insoni', 'dormi'], words: ['sono', 'dormirei', 'deitar', 'em paz'] },
  {
    beginnings: ['doen', 'cancer', 'hospital', 'enferm', 'saude'],
    words: ['enfermidades', 'curar', 'sarou', 'saúde'],
  },
  { beginnings: ['milagr'], words: ['sinais', 'maravilhas', 'prodígios', 'curou'] },
  {
    beginnings: ['namor', 'noiv', 'casament', 'casal', 'conjug'],
    words: ['marido', 'esposa', 'uma só carne', 'noivo', 'amor'],
  },
  {
    beginnings: ['divorci', 'separac'],
    words: ['carta de divórcio', 'repudiar', 'Deus ajuntou'],
  },
  {
    beginnings: ['sexo', 'sexual', 'pornogr', 'masturb', 'luxuri'],
    words: ['cobiça', 'desejos da carne', 'adultério', 'pureza', 'santificação'],
  },
  {
    beginnings: ['vicio', 'viciad', 'drog', 'maconh', 'alcool', 'bebida', 'cervej', 'embriag'],
    words: ['vinho', 'domínio próprio', 'embriaguez', 'liberdade', 'sóbrios'],
  },
  {
    beginnings: ['autocontr', 'disciplin', 'temperanc'],
    words: ['domínio próprio', 'mansidão', 'sóbrios'],
  },
  {
    beginnings: ['autoestim', 'aparenc'],
    words: ['imagem de Deus', 'maravilhosamente', 'amado', 'precioso'],
  },
  { beginnings: ['invej', 'ciume', 'compar'], words: ['inveja', 'cobiçarás', 'contente'] },
  {
    beginnings: ['fofoc', 'calun', 'difam'],
    words: ['língua', 'lábios', 'falar mal', 'boca'],
  },
  {
    beginnings: ['divida', 'financ', 'dinheir', 'salari', 'boleto', 'jogo', 'apost'],
    words: ['riquezas', 'devedor', 'tesouro', 'emprestar', 'contente'],
  },
  {
    beginnings: ['desempreg', 'trabalh', 'empreg', 'chefe', 'carreira'],
    words: ['trabalho', 'obra de suas mãos', 'pão de cada dia', 'servos'],
  },
  { beginnings: ['dizim', 'oferta'], words: ['dízimos', 'oferta', 'dá com alegria'] },
  { beginnings: ['preguic', 'procrast'], words: ['preguiçoso', 'formiga', 'negligente'] },
  { beginnings: ['orgulh', 'arrogan', 'vaidad'], words: ['soberba', 'humildes', 'exaltar'] },
  {
    beginnings: ['fracass', 'frustr', 'derrot', 'falh'],
    words: ['cair', 'levanta', 'forças', 'esperança'],
  },
  {
    beginnings: ['motiv', 'supera', 'coragem', 'encoraj', 'foco'],
    words: ['esforça-te', 'ânimo', 'forças', 'perseverança'],
  },
  { beginnings: ['felic', 'feliz'], words: ['alegria', 'bem-aventurados', 'alegrai-vos'] },
  {
    beginnings: ['culpa', 'remors', 'vergonh', 'arrepend'],
    words: ['condenação', 'arrependimento', 'perdoar', 'purifica'],
  },
  {
    beginnings: ['traic', 'trai', 'infidel'],
    words: ['adultério', 'traidor', 'infiel', 'fiel'],
  },
  {
    beginnings: ['bullying', 'humilha', 'racis', 'preconce', 'discrimin'],
    words: ['acepção de pessoas', 'zombadores', 'injuriam', 'oprimidos'],
  },
  { beginnings: ['abus', 'violen', 'agress'], words: ['oprimidos', 'violência', 'refúgio'] },
  { beginnings: ['abort', 'gravid', 'gesta'], words: ['ventre', 'formaste', 'deu à luz'] },
  { beginnings: ['infertil', 'esteril'], words: ['estéril', 'ventre', 'filho'] },
  { beginnings: ['trindad'], words: ['Pai Filho Espírito Santo', 'Consolador', 'são um'] },
  {
    beginnings: ['arrebat', 'apocalips'],
    words: ['nuvens', 'vinda do Senhor', 'últimos dias', 'trombeta'],
  },
  {
    beginnings: ['reencarn', 'espiritis', 'horoscop', 'astrolog', 'signo', 'macumb', 'taro'],
    words: ['adivinho', 'feitiçaria', 'mortos', 'juízo'],
  },
  { beginnings: ['politic', 'govern', 'eleic'], words: ['autoridades', 'reis', 'príncipes'] },
  { beginnings: ['idos', 'velhi', 'aposent'], words: ['velhice', 'cabelos brancos', 'anciãos'] },
  {
    beginnings: ['adolesc', 'juvent', 'jove'],
    words: ['mocidade', 'jovem', 'moços'],
  },
  { beginnings: ['crianc', 'bebe', 'infanc'], words: ['meninos', 'crianças', 'filhos'] },
  {
    beginnings: ['provac', 'crise', 'problem', 'dificul', 'sofri'],
    words: ['aflições', 'tribulação', 'provação', 'angústia'],
  },
  { beginnings: ['tentac'], words: ['tentação', 'tentado', 'resisti'] },
  { beginnings: ['amizad', 'coleg'], words: ['amigo', 'irmão', 'companheiro'] },
  { beginnings: ['evangeli', 'testemunh'], words: ['evangelho', 'testemunhas', 'anunciar'] },
  {
    beginnings: ['pressa', 'espera', 'demor', 'impacien'],
    words: ['espera no Senhor', 'paciência', 'esperei'],
  },
];

/** Other words to search for when a search found nothing, closest first. */
export const relatedWords = (terms: readonly string[]): string[] => {
  const words = related.flatMap((each) =>
    beginsWithAny(terms, each.beginnings) ? each.words : [],
  );
  return [...new Set(words)];
};
