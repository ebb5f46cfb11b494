import type { MentorTopic } from './topic';

/** Topics on starting again, persevering, and what gives strength for it. */
export const freshStarts: readonly MentorTopic[] = [
  {
    id: 'recomeco',
    title: 'recomeço depois de uma queda',
    keywords:
      'recaí*, recair, recomeç*, começar de novo, voltar para deus, voltar a deus, me afastei de deus, me afastei, afastado de deus, longe de deus, desviad*, desvi*, filho pródigo, segunda chance, caí de novo, caí outra vez, falhei de novo, voltar para a igreja',
    tone: 'struggle',
    references: [
      ['Lucas 15.11-24', 'o pai que corre ao encontro do filho que volta'],
      ['João 21.15-19', 'Jesus restaura Pedro depois da negação'],
      ['Lamentações 3.22-23', 'misericórdias novas a cada manhã'],
    ],
    paragraph: [
      'O caminho de volta para Deus é mais curto do que parece: o Pai corre.',
      'Pedro negou Jesus três vezes e, na praia, não ouviu um sermão; ouviu uma pergunta sobre amor e recebeu de novo uma missão.',
      'Cair não define quem você é; define apenas onde você precisa de graça.',
      'Deus não se cansa de recomeçar com quem volta, e as misericórdias dele amanhecem com você.',
    ],
    deeper: [
      'Volte pelo simples: uma oração sincera, uma página dos Evangelhos, uma mensagem a um irmão.',
      'Não espere sentir-se digno para voltar; o filho da parábola ainda cheirava mal quando foi abraçado.',
    ],
    practice:
      'Ore agora, com as suas palavras, três frases: “onde eu estava”, “onde estou”, “para onde quero ir contigo”. Depois avise alguém da igreja que você está voltando.',
    prayer:
      'Pai, estou voltando. Obrigado por correres ao meu encontro. Perdoa-me, abraça-me e põe os meus pés no caminho de novo. Amém.',
  },
  {
    id: 'perseveranca',
    title: 'perseverança',
    keywords:
      'persever*, desistir, quero desistir, pensando em desistir, continuar, não desistir, firme*, prosseguir, constante, aguentar, resistência, força para continuar, forças para continuar, motivação',
    tone: 'growth',
    references: [
      ['Hebreus 12.1-3', 'correr com os olhos em Jesus'],
      ['Gálatas 6.9', 'não se cansar de fazer o bem, porque a colheita vem'],
      ['Romanos 5.3-5', 'a tribulação que amadurece em esperança'],
    ],
    paragraph: [
      'Quem pensa em desistir geralmente não é fraco: está lutando há muito tempo.',
      'A Bíblia compara a fé a uma corrida longa, e em corrida longa o que conta não é a velocidade, é não sair da pista.',
      'Os olhos em Jesus mudam o ritmo: ele já passou pela parte mais difícil e corre ao nosso lado.',
      'Deus mede fidelidade em passos, não em quilômetros.',
    ],
    deeper: [
      'Em dia ruim, faça a versão pequena: um versículo em vez de um capítulo, uma frase em vez de uma hora de oração.',
      'E olhe para trás de vez em quando: você já chegou a lugares que pareciam impossíveis.',
    ],
    practice:
      'Liste três situações que você achou que não passaria e passou. Agradeça por elas e escolha o passo pequeno de hoje.',
    prayer:
      'Senhor, as minhas forças são poucas e as tuas não acabam. Firma os meus passos e não me deixes sair da pista. Amém.',
  },
  {
    id: 'esperanca',
    title: 'esperança',
    keywords:
      'esperança, sem esperança, desesperanç*, futuro, nada dá certo, tudo dá errado, sem saída, beco sem saída, promessa*, dias melhores, deus esqueceu, impossível, milagre*',
    tone: 'pain',
    references: [
      ['Romanos 15.13', 'o Deus que enche de esperança quem crê'],
      ['Jeremias 29.10-14', 'planos de paz ditos a um povo no exílio'],
      ['Lamentações 3.19-26', 'trazer à memória o que pode dar esperança'],
    ],
    paragraph: [
      'Esperança cristã não é otimismo: é confiar em quem segura o final da história.',
      'O autor de Lamentações escreveu no meio das ruínas e, de propósito, trouxe à memória aquilo que lhe dava esperança.',
      'Jesus ressuscitou quando todos já tinham ido embora chorando; desde então, nenhum “acabou” é definitivo para Deus.',
      'Pode ser que hoje você só consiga enxergar o próximo passo, e isso basta para caminhar.',
    ],
    deeper: [
      'Jeremias 29 foi escrito para quem ainda ficaria muitos anos no exílio: Deus mandou plantar, construir, orar pela cidade. Esperar também é viver.',
      'Ande perto de gente que lembra você das promessas quando a sua memória falha.',
    ],
    practice:
      'Escreva num papel uma promessa de Deus que já sustentou você e coloque-o onde os seus olhos passam todo dia.',
    prayer:
      'Deus da esperança, acende de novo o que se apagou em mim. Ajuda-me a lembrar do que já fizeste e a esperar em ti. Amém.',
  },
  {
    id: 'gratidao',
    title: 'gratidão e contentamento',
    keywords:
      'grat*, agradec*, contente, contentamento, bênção, bênçãos, abençoad*, testemunho, estou feliz, feliz, felicidade, deus é bom, conquista, consegui, passei na prova, boa notícia, satisfeit*',
    tone: 'growth',
    references: [
      ['1 Tessalonicenses 5.16-18', 'agradecer em toda situação'],
      ['Salmo 103', 'não esquecer nenhum dos benefícios de Deus'],
      ['Lucas 17.11-19', 'o único dos dez que voltou para agradecer'],
    ],
    paragraph: [
      'A gratidão é a memória do coração: ela não nega o que falta, mas recusa esquecer o que já foi dado.',
      'Dos dez curados, só um voltou, e Jesus reparou; agradecer aproxima.',
      'Paulo aprendeu o contentamento na fartura e na falta, e usou a palavra “aprender”, ou seja, é um exercício.',
      'Quem agradece enxerga presentes onde antes via obrigações.',
    ],
    deeper: [
      'Seja específico: em vez de “obrigado por tudo”, tente “obrigado pelo café com minha mãe”.',
      'A gratidão fica completa quando sai da boca: diga também às pessoas.',
    ],
    practice:
      'Anote três motivos concretos de gratidão de hoje e mande uma mensagem a alguém que faz parte de um deles.',
    prayer:
      'Obrigado, Senhor, porque a tua bondade me alcança todo dia. Abre os meus olhos para ver e a minha boca para agradecer. Amém.',
  },
  {
    id: 'alegria',
    title: 'alegria e paz',
    keywords:
      'alegria, alegr*, paz interior, sem paz, não tenho paz, paz de espírito, falta de paz, leveza, sorrir, prazer em deus, fruto do espírito, frutos do espírito',
    tone: 'growth',
    references: [
      ['João 15.9-11', 'a alegria de Jesus em nós, completa'],
      ['Gálatas 5.22-23', 'alegria e paz como fruto do Espírito'],
      ['Habacuque 3.17-19', 'alegrar-se em Deus quando a figueira não floresce'],
    ],
    paragraph: [
      'A alegria que Jesus oferece não depende de um dia perfeito: ele falou dela na véspera da cruz.',
      'Ela nasce de permanecer ligado a ele, como o ramo na videira, e por isso é fruto, não maquiagem.',
      'Paz também não é ausência de problema; é a presença de alguém maior do que ele.',
      'Dá para chorar e ter paz no mesmo dia, e isso não é falsidade, é fé.',
    ],
    deeper: [
      'Repare no que rouba a sua paz: pressa, comparação, conflito mal resolvido, excesso de notícias. Escolha um para cuidar.',
      'Pequenas alegrias, como música, natureza, boa comida e amigos, também são presentes do Pai; receba-os sem culpa.',
    ],
    practice:
      'Reserve dez minutos hoje para algo simples que alegra você e faça disso uma conversa com Deus.',
    prayer:
      'Senhor, sê a minha alegria e a minha paz. Que eu permaneça em ti e que isso transborde para quem convive comigo. Amém.',
  },
  {
    id: 'paciencia',
    title: 'paciência e espera',
    keywords:
      'pacien*, impacien*, espera, esperar, esperando, esperei, demora, demorando, tempo de deus, no tempo de deus, quando deus vai, cansei de esperar, apressad*, pressa',
    tone: 'growth',
    references: [
      ['Salmo 40.1-3', 'quem esperou com paciência e foi ouvido'],
      ['Tiago 5.7-11', 'o agricultor que espera a chuva'],
      ['Gênesis 40-41', 'José esquecido na prisão até a hora certa'],
    ],
    paragraph: [
      'Esperar é uma das coisas mais difíceis da fé, porque parece que nada acontece.',
      'Mas a raiz cresce antes do galho, no escuro e em silêncio.',
      'José esperou anos numa prisão injusta, e ali Deus preparou tanto o lugar quanto o homem.',
      'Espera bíblica não é ficar parado: é fazer bem o que está à mão enquanto a resposta não vem.',
    ],
    deeper: [
      'Diga a Deus honestamente que está cansado de esperar; os Salmos estão cheios de “até quando?”.',
      'E pergunte: o que esta espera está formando em mim que a pressa não formaria?',
    ],
    practice:
      'Escolha uma responsabilidade de hoje que esteja ao seu alcance e faça-a com capricho, como oração de quem confia.',
    prayer:
      'Senhor, os meus tempos estão nas tuas mãos. Ensina-me a esperar sem parar de viver e a confiar sem entender tudo. Amém.',
  },
  {
    id: 'decepcao',
    title: 'decepção',
    keywords:
      'decepç*, decepcion*, frustr*, desilus*, traíram minha confiança, traíd*, expectativa*, confiei, quebrou a promessa, me decepcionei, decepcionado com deus, chateado com deus, bravo com deus, raiva de deus',
    tone: 'pain',
    references: [
      ['Salmo 55.12-23', 'a dor de ser ferido por um amigo próximo'],
      ['Lucas 24.13-35', 'dois discípulos frustrados, e Jesus que caminha com eles'],
      ['Salmo 13', 'a queixa sincera que termina em confiança'],
    ],
    paragraph: [
      'A decepção dói na medida da confiança que a gente tinha dado.',
      'No caminho de Emaús, dois discípulos disseram a Jesus: “nós esperávamos…”, e ele os deixou contar tudo antes de responder.',
      'Você pode dizer a Deus até que está decepcionado com ele; ele prefere a sua queixa sincera ao seu silêncio educado.',
      'Com as pessoas, a ferida pede tempo, limites e, se for seguro, uma conversa.',
    ],
    deeper: [
      'Vale perguntar: o que eu esperava tinha sido prometido, ou eu tinha combinado sozinho?',
      'Perdoar não obriga a confiar de novo no dia seguinte; confiança se reconstrói com fatos.',
    ],
    practice:
      'Complete por escrito a frase “eu esperava que…” e leia-a a Deus em oração, sem filtros. Termine pedindo o próximo passo.',
    prayer:
      'Senhor, eu esperava outra coisa. Recebe a minha frustração, caminha comigo e abre os meus olhos para te reconhecer. Amém.',
  },
];
