import type { DevotionalText } from '../devotional-text';

/** Living from a root that holds: belonging to Christ and staying with him. */
export const rootsDevotionals: DevotionalText[] = [
  {
    verse_reference: 'João 15:5',
    verse_text:
      'Eu sou a videira, vós, as varas; quem está em mim, e eu nele, este dá muito fruto, porque sem mim nada podereis fazer.',
    opening_text:
      'Há dias em que fazemos muito e, mesmo assim, chegamos à noite vazios. Jesus não começa pedindo resultados: ele oferece uma ligação. Antes de correr, respire e lembre-se de onde vem a sua força.',
    context:
      'Jesus disse estas palavras na noite em que foi traído, depois da última ceia com os discípulos. A videira era uma imagem conhecida: os profetas chamavam Israel de vinha do Senhor, e uma videira enfeitava a entrada do templo em Jerusalém. Ao dizer "Eu sou a videira", Jesus mostra aos seus amigos onde encontrariam vida depois que ele partisse.',
    central_insight:
      'O ramo não se esforça para produzir uvas; ele **permanece**, e a seiva faz o resto. Permanecer em Cristo tem gestos simples:\n• ouvir a sua Palavra com atenção;\n• falar com ele com sinceridade;\n• obedecer no que já está claro.\nO fruto vem *a seu tempo*. "Sem mim nada podereis fazer" não é uma ameaça, é um alívio: você não precisa carregar sozinho aquilo que só Deus pode fazer.',
    reflection_question:
      'Em que área da sua vida você tem tentado dar fruto sem estar ligado a Jesus?',
    application_question:
      'Em que momento de hoje você vai parar por cinco minutos, sem celular, só para estar com Jesus? Escreva a hora e o lugar.',
    closing_text:
      'Senhor Jesus, eu quero permanecer em ti. Corre em mim como a seiva corre no ramo, e dá através de mim o fruto que alegra o Pai. Amém.',
  },
  {
    verse_reference: 'Salmos 1:3',
    verse_text:
      'Pois será como a árvore plantada junto a ribeiros de águas, a qual dá o seu fruto na estação própria, e cujas folhas não caem, e tudo quanto fizer prosperará.',
    opening_text:
      'Uma árvore não faz barulho quando cresce. O mais importante acontece debaixo da terra, onde ninguém vê. Hoje, Deus quer cuidar das suas raízes.',
    context:
      'O Salmo 1 é a porta de entrada do livro dos Salmos. Na terra seca de Israel, uma árvore só se mantinha verde o ano inteiro se estivesse perto de água constante. A palavra "plantada" sugere uma muda levada de propósito para junto dos canais de rega: alguém escolheu aquele lugar para ela. Assim é quem tem prazer na lei do Senhor e nela medita de dia e de noite.',
    central_insight:
      'O salmo não promete uma vida sem seca; promete **raízes que alcançam a água** quando a seca chega. O fruto vem *na estação própria*: há tempo de flor, tempo de poda e tempo de colheita. Comparar a sua estação com a dos outros rouba a paz. O que depende de você é simples e diário: voltar à Palavra, deixar que ela desça devagar e confiar no ritmo de Deus.',
    reflection_question:
      'Que estação você está vivendo agora: plantio, poda, espera ou colheita? O que Deus pode estar fazendo nas suas raízes?',
    application_question:
      'Escolha uma frase deste salmo e leve-a com você hoje. Em que momentos do dia você vai repeti-la?',
    closing_text:
      'Pai, planta-me junto às tuas águas. Que a tua Palavra desça até o fundo do meu coração e dê fruto no tempo certo. Amém.',
  },
  {
    verse_reference: 'Salmos 23:1',
    verse_text: 'O Senhor é o meu pastor; nada me faltará.',
    opening_text:
      'São poucas palavras, e muitas pessoas as aprenderam ainda crianças. Mas elas ficam novas cada vez que a vida aperta. Leia-as devagar, como quem ouve o próprio nome.',
    context:
      'Davi cuidou das ovelhas do pai em Belém antes de ser rei. Ele conhecia o trabalho: procurar pasto, abrir caminho, enfrentar leões e ursos, buscar a que se perdeu. No antigo Oriente, os reis eram chamados de pastores do povo. Davi, que foi as duas coisas, reconhece que também ele precisa de um Pastor.',
    central_insight:
      'O salmo inteiro nasce de uma palavra pequena: **meu**. O Deus que criou os céus cuida de você pessoalmente. "Nada me faltará" não quer dizer que você terá tudo o que deseja; quer dizer que *não lhe faltará o cuidado de Deus* em nenhum trecho do caminho, nem nos verdes pastos, nem no vale escuro. A ovelha não conhece o mapa. Ela conhece a voz.',
    reflection_question: 'Que preocupação você tem carregado como se não tivesse um pastor?',
    application_question:
      'Escreva essa preocupação em uma frase, entregue-a em oração e anote um passo pequeno que você dará hoje com confiança.',
    closing_text:
      'Senhor, tu és o meu pastor. Guia os meus passos hoje, acalma o meu coração e ensina-me a ouvir a tua voz. Amém.',
  },
];
