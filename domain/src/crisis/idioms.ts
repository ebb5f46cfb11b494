import type { Lexicon } from './compile';

/** Word groups of `idiomRules`. */
export const idiomLexicon: Lexicon = {
  FEELING:
    'saudade*|tristeza|desanimo|cansaço|vontade|duvida|medo|sono|fome|culpa|preguiça|angustia|curiosidade|ansiedade|inspiração|arrependimento|vergonha|raiva|alegria|emoção|carencia|nostalgia|solidao|insegurança|desespero|crise',
};

/** Harmless expressions with words of danger: idioms, Bible stories, everyday accidents. Their matches are removed from the message before other rules run. */
export const idiomRules: readonly string[] = [
  // Figures of speech and everyday accidents, in fixed words
  '(me cortei|se cortou|cortei) (sem querer) ~4 (faca|vidro|papel|lata|estilete)',
  '(morte) (da|de|dele|dela|dos|das|do meu|do seu|do nosso|do pai|do filho|do amigo|do avô|do cachorro|do cordeiro|do senhor|do velho)',
  '(bate|bateu|batendo|bater|batia) (FEELING)',
  '(bate|bateu|batendo|bater|batia) (um|uma|aquele|aquela|muito|muita|tanta|tanto|a|o|esse|essa|forte a|uma certa) (FEELING)',
  '(por um fim|dar um fim|por fim|da um fim) (nesse|nessa|no namoro|na briga|nas brigas|no noivado|na amizade|ao namoro|a briga|a esse|a essa|no vício|nas dívidas|ao casamento|no casamento)',
  '(mata|matar|matando|matou|corta|corto|cortou) (por dentro|aos poucos)',
  '(me tocou|me toca|tocad*) (com|pelo|pela|profundamente|muito|demais|na alma|o coração)',
  '(surra|surras|chute|tapa) (no jogo|no dominó|no futebol|nas costas|no truco)',
  '(morrer|morrendo|morri|morro|morre|morreu|morto|morta|mortos|mortinho|mortinha) (de) (rir|riso|fome|sede|sono|saudade*|vergonha|calor|frio|medo|vontade|raiva|preguiça|amor|amores|inveja|ciume*|tedio|curiosidade|cansaço|cansado|cansada|cansadinha|trabalhar|orgulho|alegria|ansiedade|nervoso|infarto|cancer|velhice|velho|velha|covid|parto|pena|nojo|susto)',
  '(matar|mata|matei|matou|matando|mato|mataria) (de) (estudar|trabalhar|rir|estudo|trabalho|vergonha|orgulho|saudade*|alegria|raiva|correr|treinar|limpar|cozinhar|amor|curiosidade|cansaço|inveja|susto|vontade|fome|medo|ansiedade|preocupação|fofura)',
  '(matar|me matei|me matando) (na academia|na cozinha|no treino|no trabalho|nos estudos)',
  '(medo de|nao quero|nao queria|nao vou|nao posso|sem querer|ninguem quer) (morrer|morre)',
  '(morrer) (velho|velha|velhinho|velhinha)',
  '(morrer) (por cristo|por jesus|por ele|por amor|por me|por nos|pelo evangelho|pelos|pela)',
  '(morrer|morri|morro|morto|morta) (para o pecado|para me mesmo|para me mesma|para o mundo|para a carne|para si|para o eu|para meu eu|para o meu eu|para o velho|para as coisas|para a minha vontade|com cristo|e lucro)',
  '(sumir|desaparecer) (com|de vergonha|por uns|um pouco|das redes|por um tempo)',
  '(viver) (de aluguel|em pecado|no pecado|longe|na carne|sem deus|sem jesus|sem cristo|brigando|brigado|com medo|com ele|com ela|com meu|com minha|nesta casa|nessa casa|nesta cidade|na mentira|de aparencias|para me mesmo)',
  '(vida) (sem deus|sem jesus|sem cristo|longe de deus|sem fe|crista|de pobre|corrida)',
  '(acab*) (com tudo) (que tinha|que tem|que sobrou|que estava|que havia)',
  '(acordar) (cedo|tarde|de madrugada|para trabalhar)',
  '(me jogar) (de cabeça|nos braços|aos pes|no sofa|na cama)',
  '(overdose de) (serie*|chocolate|biblia|amor|louvor|filme*|açúcar|doce*|cafe|informação|noticia*|trabalho)',
  '(esquadrao|missao|homem bomba) (suicida)',
  '(suicidio) (politico|profissional|comercial|academico|financeiro|social)',
  '(corta|corto|cortar|cortou|cortando|cortei|corte|cortamos) ~2 (o coração|meu coração|a alma|o cabelo|cabelo|de cabelo|cabelos|gastos|caminho|despesas|o dedo|a unha|as unhas|o pao|a carne|a grama|o assunto|relações|o mal)',
  '(nao quero|medo de|para nao|evitar) (me machucar|me ferir|me cortar)',
  '(nao|nunca|jamais) (me bate|me bateu|me batia|me bateria|me agrediu|me agride|me empurrou)',
  '(surra|surras) (da palavra|da biblia|de biblia|do time|na prova|do espirito)',
  '(soco|tapa|tiro) (de realidade|na cara de deus|de luva|no estomago|no escuro|no pe|no meu orgulho)',
  '(abusad*) (em confiar|em achar|em pedir|em querer)',
  '(me seguindo) (no instagram|no insta|nas redes|no tiktok|no face)',
  '(perigo) (espiritual|de pecar|de cair|de perder|de ser mandad*|de reprovar)',
  '(ja tomei|ja tomou|ja tomava) (varios|muitos|todos)',
  '(me leva|me levar|me leve) (mais perto|para perto|para mais|aonde|para onde|ao culto|ao seu|a conhecer)',
  // Dreams, stories and figures of speech, with a few words in between
  '(sonhei|pesadelo|filme|novela|série) ~3 (matar|me matar|morrer|morrendo|faca|arma|seguindo|atirando)',
  '(ameaç*) ~3 (largar|demitir|terminar|separar|ir embora|processar|reprovar|sair da igreja)',
  '(bate|bateu|batia|bater) ~3 (coleguinha*|outras crianças|amiguinho*|colegas)',
  '(ansiedade|saudade*|dor|calor|rotina|frio|preocupação|barulho|trabalho|curiosidade|cansaço|isso|trânsito|silêncio|prova|provas|curso|faculdade|treino|dieta|horário) ~3 (me mata|me matando|me matou|me matar)',
  '(inimigo|ladrão|diabo|satanás) ~3 (matar|mata|me matar)',
  '(sem jesus|sem deus|sem cristo|longe de deus|longe de jesus) ~3 (vida|viver)',
  '(velho homem|carne|ego|velha natureza|velha criatura|grão|semente|meu eu) ~3 (morrer|morre|morra)',
  '(se eu morresse|se eu morrer) ~3 (hoje|agora|amanhã) ~3 (céu|inferno|salvo|salva|iria|vou|irei)',
  '(mata|matar|matou) ~3 (do coração|de susto)',
  '(mão) ~3 (na massa|na consciência|na cabeça|no arado|no fogo)',
  // The Bible: who died, was killed or was beaten
  '(morte) ~3 (de jesus|de cristo|na cruz|do cordeiro)',
  '(jesus|cristo|cordeiro|messias) ~3 (morreu|morrer|morre|morto|morresse)',
  '(judas|saul|sansao|aitofel|elias|jonas|moises|jeremias|jo) ~3 (se matou|se enforcou|suicid*|quis morrer|queria morrer|quer morrer|pediu a morte|pediu para morrer|pedir a morte|tirou a propria vida|enforcou)',
  '(suicidio) ~3 (de judas|de saul|de sansao)',
  '(tamar|dina|amnom|siquem|bate seba|batseba|levita|gibea) ~3 (estupr*|estrup*|abus*|violent*)',
  '(estupr*|estrup*|abus*|violent*) ~3 (tamar|dina|bate seba|batseba|concubina)',
  '(paulo|silas|estevao|jesus|apostolos|profetas|soldados) ~3 (espancad*|espancaram|agredid*|apanh*)',
  // Verbs of danger with a harmless object, cause or place
  '(matar|mata|matou|matei) ~3 (FEELING|sede|aula|aulas|tempo|barata*|mosquito*|rato|ratos|formiga*|charada|carne|velho homem|o pecado|meu pecado|os pecados|todo pecado|ego|leao|dois coelhos|desejo*|meu eu)',
  '(mae|pai|pastor|pastora|professor|professora|chefe|lider|avo|tia|sogra) ~3 (vai me matar|me mata|me mataria) ~3 (se|quando|por|porque|por causa)',
  '(abus*) ~3 (paciencia|confiança|boa vontade|bondade|generosidade|hospitalidade|açúcar|chocolate|comida|poder|autoridade|preço|gasolina)',
  '(me cortei|se cortou|cortei) ~3 (sem querer|cozinhando|fazendo|barbeando|descascando|trabalhando|jogando|faca de|papel|acidente|almoço|jantar)',
  '(deus|jesus|milagre*|céu|inferno|diabo|alma|anjo*) ~1 (existe|existem|existisse|existir)',
  '(existe|existem|existia) (o|a|os|as|um|uma|deus|vida|algum|alguma|tanto|tanta|tantas|tantos)',
  '(sumir|desaparecer|fugir) ~2 (praia|sítio|roça|montanha|serra|férias|retiro)',
  '(sumir|desaparecer) (dess*|dest*|da|do) (dieta|lugar|trabalho|emprego|grupo|festa|reunião|foto|whatsapp|instagram|rede*|igreja|cidade|escola)',
  '(me machuc*|me fer*|me fir*) (com palavras|com as palavras|com as suas palavras|por palavras|por dentro|emocional*|o coração|com o que)',
  '(arrebatamento|anjos) ~3 (me levar)',
  '(me lev*) (a outro|a outra|ao|a um|a uma|à|aos|para um|para o deserto|de volta|pela mão|no colo|até|por caminhos|por um|pelo)',
  '(apanh*) ~1 (na escola|no jogo|no futebol|feio|muito para|para entender)',
  '(mão) (no meu cabelo|no cabelo|nos cabelos|no ombro|no meu ombro|na minha cabeça|na cabeça)',
  '(peso morto|tirou um peso|meu fardo é leve|fardo leve|de brinquedo|medo do escuro|medo da morte|medo de assalto|socorro bem presente|meu socorro|o homem armado|igreja perseguida|perseguida por causa|tirou do sério|nota baixa|tirou nota)',
  '(arma|faca|revolver) (de brinquedo)',
  '(filho|filha|filhos|menino|menina|criança|crianças|irmãos) ~1 (bate|bateu|bater|batem|briga*) ~2 (irmão|irmã|irmãos|coleg*|amig*)',
  '(bateu|bati|bater|bate|batendo) (o carro|o ponto|a porta|a meta|o recorde|palmas|papo|boca|o pé|o olho|asas|as asas|o sino)',
  '(me obrig*) ~2 (igreja|culto|estudar|missa|escola|comer|arrumar|trabalhar|casa)',
  '(na frente) (dos|das|do|da|de) ~1 (filho*|filha*|criança*|menino*|menina*)',
  '(não aguento mais|não suporto mais|não guento mais) ~2 (trabalho|emprego|chefe|escola|faculdade|barulho|calor|frio|vizinh*|fila|trânsito|esperar|dieta|aluguel|boleto*|política|fofoca*|reunião|reuniões|prova*|estudar|novela|sermão)',
  '(persegui*) (pelos|pelo|por) (boleto*|cobrador*|dívida*|prazo*|azar)',
  // Teaching, prevention and the news
  '(palestra|tcc|cartaz|pregar|prevenir|prevenção|capacitar|identificar|denúncia|campanha|estudamos|primeiros socorros|trabalho com|atendo) ~4 (violência|violência doméstica|abuso|abusos|suicídio|suicídios|automutilação|overdose|maus tratos|homicídio|abuso infantil)',
  '(palestra|aula|campanha|cartaz|setembro amarelo|maio laranja) ~3 (suicídio|suicídios|automutilação|abuso|violência)',
  '(suicídio|suicídios|automutilação) ~2 (aula|palestra|tema|estudo)',
  '(na tv|no jornal|na televisão|documentário|notícia) ~4 (tiroteio|feminicídio|violência|abuso|assassin*|agredid*)',
  // Theatre, aches, crafts, sport and other harmless meanings of a word
  '(cantata|teatro|peça) ~7 (morre|morria|morri|morto|morta|mata|matava)',
  '(dar um fim|da um fim) (na procrastinação|na preguiça|na bagunça|nessa bagunça|na fofoca|na desorganização|no cigarro|no sedentarismo)',
  '(coluna|dente|joelho|costas|lombar|enxaqueca|cólica|gripe|sapato|tosse|ladeira|subida) ~3 (me mata|me matando|me matou)',
  '(pintou|pintei|pintar|pinto) ~1 (cabelo|unha|unhas|parede|quadro|casa|rosto|sala)',
  '(corda|cordas) ~3 (violão|guitarra|barraca)',
  '(primeiros socorros) ~6 (overdose)',
  '(morte) ~1 (aguilhão)',
  '(suicídio) (assistido)',
  '(cortaram|cortou) ~1 (time|elenco|coral|seleção)',
  '(sansao|abimeleque) ~7 (suicídio|suicida)',
  '(judas|aitofel) ~6 (enforcar|enforcou|se matou|se matar)',
  '(sumir|desaparecer) (um|no|o|nesse|neste) (fim de semana|feriado)',
];

/**
 * Questions about what the Bible says on suicide, which speak of nobody. A message that is nothing else gets the helplines of a concern
 * below its answer; with one word more, the other rules decide. Whoever asks about violence or abuse often lives it, so that such a
 * question stays with those rules.
 */
export const doctrineRules: readonly string[] = [
  '(o que|oque|oq|que|e o que) (a bíblia|bíblia|a palavra|a palavra de deus|deus|jesus|cristo|a igreja) (diz|fala|ensina|pensa|acha) (ABOUT) (SUBJECT)',
  '(versículo|versículos|versos|textos|texto|passagem|passagens|estudo) (ABOUT) (SUBJECT)',
  '(SUBJECT) (na bíblia|segundo a bíblia|à luz da bíblia)',
];

export const doctrineLexicon: Lexicon = {
  ABOUT:
    'sobre|sobre o|sobre a|de|do|da|a respeito de|a respeito do|a respeito da|acerca do|acerca da',
  SUBJECT: 'suicídio|suicida|suicidas',
};
