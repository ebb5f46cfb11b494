import type { Bank } from './bank';

/** Closing prayers. */
export const closings: Bank = {
  any: [
    'Senhor, fica comigo no que vem depois desta página. Que a tua palavra me acompanhe até o fim do dia. Amém.',
    'Pai, tu conheces o meu dia antes que ele aconteça. Ensina-me a vivê-lo perto de ti. Amém.',
    'Deus de paciência, trabalha em mim devagar, como a chuva na terra. O que não entendi hoje, guarda para a hora certa. Amém.',
    'Senhor Jesus, caminha comigo nas conversas, nas tarefas e nos silêncios deste dia. Amém.',
    'Pai, entrego-te o que me preocupa e o que me alegra. Cuida de uma coisa e da outra. Amém.',
    'Senhor, abre os meus olhos para ver quem precisa de mim hoje e dá-me vontade de ajudar. Amém.',
    'Deus querido, agradeço-te porque falas conosco. Dá-me ouvidos atentos e um coração que responda. Amém.',
    'Senhor, quando a pressa voltar, lembra-me desta palavra. Quando o medo voltar, lembra-me de ti. Amém.',
    'Pai nosso, seja feita a tua vontade também na minha casa, no meu trabalho e nos meus planos. Amém.',
    'Senhor, pelo teu Espírito, faz desta leitura vida em mim: nas palavras, nas escolhas, no jeito de tratar os outros. Amém.',
    'Senhor, perdoa as minhas faltas e firma em mim o que vem de ti. Recomeço contigo. Amém.',
    'Deus fiel, tu não mudas quando eu mudo. Sustenta os meus passos hoje. Amém.',
    'Pai, cuida dos que amo e estão longe, dos que estão perto e quase não vejo, e dos que não têm quem ore por eles. Amém.',
    'Senhor, dá-me um coração simples, que ouça, agradeça e obedeça com alegria. Amém.',
    'Jesus, ensina-me a tua mansidão, para que quem me encontrar hoje encontre também um pouco de paz. Amém.',
    'Deus, este dia é presente teu. Recebo-o das tuas mãos e quero vivê-lo com gratidão. Amém.',
    'Senhor, há coisas que ainda não sei resolver. Fico contigo enquanto espero. Amém.',
    'Pai, guarda a minha boca das palavras duras e dá-me, na hora certa, uma palavra boa. Amém.',
    'Senhor, que hoje eu não passe por ninguém sem ver de verdade. Empresta-me os teus olhos. Amém.',
    'Deus de toda consolação, visita os que choram e, se quiseres, usa as minhas mãos. Amém.',
    'Senhor, eu queria entender tudo, e tu me convidas a confiar. Ajuda-me a dar o próximo passo. Amém.',
    'Pai, dou-te graças pelo pão de hoje, pelas pessoas do meu caminho e pela tua presença. Ensina-me a repartir. Amém.',
    'Senhor, põe ordem dentro de mim: acalma o que está agitado, levanta o que caiu, aquece o que esfriou. Amém.',
    'Jesus, tu és a Palavra viva. Fala, e eu quero ouvir; chama, e eu quero ir. Amém.',
    'Deus, abençoa a nossa igreja, quem nela serve e quem chega sem conhecer ninguém. Faz de nós uma família. Amém.',
    'Senhor, que esta palavra não fique só na memória: desça ao coração e apareça nas mãos. Amém.',
    'Pai, quando eu falhar hoje, não me deixes fugir de ti. Traz-me de volta depressa. Amém.',
    'Senhor, entrego-te a cabeça cheia e o corpo cansado. Renova o meu ânimo para hoje. Amém.',
    'Deus eterno, os meus dias estão nas tuas mãos. Ensina-me a gastá-los com amor. Amém.',
    'Senhor, dá-me coragem para fazer o bem que hoje estiver ao meu alcance, mesmo que ninguém veja. Amém.',
    'Pai, livra-me da indiferença. O que comove o teu coração comova também o meu. Amém.',
    'Senhor, tu me conheces por inteiro e não te afastas. Nisso descanso. Amém.',
    'Jesus, bom Pastor, conduze-me hoje. Se eu me adiantar, chama-me; se eu ficar para trás, busca-me. Amém.',
    'Deus de paz, entra comigo nos lugares onde hoje vai ser difícil ter paz. Amém.',
    'Senhor, agradeço-te por quem escreveu, copiou e guardou a tua palavra até que ela chegasse a mim. Amém.',
    'Pai, guarda em mim o que hoje aprendi e faz que dê fruto no tempo certo. Amém.',
    'Senhor, começo com as mãos vazias e abertas. Enche-as do que é teu. Amém.',
    'Fica conosco, Senhor, quando o dia correr e quando a noite cair. Amém.',
  ],
  story: [
    'Deus de Abraão, de Rute e de Pedro, entra também na minha história. Escreve nela a tua fidelidade. Amém.',
    'Senhor, tu ages quando ninguém percebe. Ensina-me a confiar em ti no meio da história, antes de ver o fim. Amém.',
  ],
  law: [
    'Senhor, escreve a tua vontade no meu coração, para que eu a faça por amor. Amém.',
    'Pai, ensina-me a amar-te e a amar o meu próximo nas coisas pequenas de hoje. Amém.',
  ],
  worship: [
    'Deus santo, que quiseste morar entre nós, faz da minha vida um lugar onde te sintas em casa. Amém.',
    'Senhor, recebe como oferta o que sou e o que faço hoje, também o que ninguém vê. Amém.',
  ],
  list: [
    'Senhor, tu chamas cada pessoa pelo nome. Agradeço-te porque conheces também o meu. Amém.',
    'Pai, lembra-te hoje dos que se sentem esquecidos, e faz-me lembrar deles contigo. Amém.',
  ],
  psalm: [
    'Senhor, recebe a minha voz como ela está hoje: firme ou trêmula, ela é tua. Amém.',
    'Meu Deus, ensina-me a falar contigo com verdade e a descansar em ti depois de falar. Amém.',
  ],
  wisdom: [
    'Senhor, dá-me sabedoria para este dia: para falar, para calar, para agir e para esperar. Amém.',
    'Deus de toda sabedoria, ajuda-me a escolher o que é bom quando o que é fácil estiver mais perto. Amém.',
  ],
  debate: [
    'Senhor, há dores que não sei explicar. Fica comigo nelas e ensina-me a fazer companhia a quem sofre. Amém.',
    'Deus que escutaste Jó até o fim, escuta também as minhas perguntas e não me deixes só com elas. Amém.',
  ],
  prophecy: [
    'Senhor, quando me chamares de volta, dá-me a graça de voltar. Quando me consolares, dá-me a graça de crer. Amém.',
    'Deus de justiça e de ternura, afina o meu coração com o teu, para que eu ame o que tu amas. Amém.',
  ],
  vision: [
    'Senhor, tu reinas, e o mal não terá a última palavra. Firma nisso a minha esperança. Amém.',
    'Deus eterno, quando o mundo me assustar, levanta os meus olhos para o teu trono. Amém.',
  ],
  gospel: [
    'Senhor Jesus, quero conhecer-te melhor e andar mais perto de ti. Ensina-me o teu jeito. Amém.',
    'Jesus, tu vieste ao encontro de gente como eu. Encontra-me também hoje. Amém.',
  ],
  parable: [
    'Senhor, planta em mim a tua palavra e cuida do terreno: tira as pedras, arranca os espinhos, faz crescer o teu Reino. Amém.',
    'Jesus, que a tua história trabalhe em mim o dia inteiro e mude o que precisa ser mudado. Amém.',
  ],
  letter: [
    'Pai, faz que a verdade desta carta apareça hoje na minha maneira de viver e de amar os irmãos. Amém.',
    'Senhor, agradeço-te pelo que fizeste por nós em Cristo. Que a minha vida responda com amor. Amém.',
  ],
  violence: [
    'Deus de justiça e de consolo, tu viste quem sofreu; consola quem sofre. Protege os fracos e faz cessar o mal. Amém.',
    'Senhor, esta página pesa no coração. Guarda-me do ódio e faz de mim instrumento da tua paz. Amém.',
  ],
  love: [
    'Deus, fonte de todo amor, ensina-me a amar com ternura, respeito e fidelidade. Amém.',
    'Senhor, agradeço-te pela beleza e pelo carinho que puseste no mundo. Que eu os receba e os ofereça com pureza. Amém.',
  ],
};
