import type { MentorTopic } from './topic';

/** Topics on the Holy Spirit, his gifts and the unseen world. */
export const spirit: readonly MentorTopic[] = [
  {
    id: 'espirito-santo',
    title: 'o Espírito Santo',
    keywords:
      'espírito santo, espírito de deus, cheio do espírito, ser cheio do espírito, encher do espírito, consolador, unção, ungid*, entristecer o espírito, batismo no espírito santo, batismo com o espírito, batizado no espírito, pentecostes',
    tone: 'question',
    references: [
      ['João 14.16-27', 'o Consolador prometido por Jesus'],
      ['Romanos 8.9-17', 'o Espírito que mora em nós e nos faz filhos'],
      ['Gálatas 5.16-25', 'andar no Espírito e o seu fruto'],
    ],
    paragraph: [
      'O Espírito Santo não é uma energia: é Deus presente, morando em quem crê.',
      'Ele consola, convence do que precisa mudar, lembra as palavras de Jesus e dá força para viver.',
      'O sinal mais seguro da sua ação é o fruto: amor, alegria, paz, paciência, bondade, domínio próprio.',
      'Ser cheio dele não é ter mais do Espírito, mas deixar que ele tenha mais de você.',
    ],
    deeper: [
      'Peça todo dia que ele o encha e obedeça no que já está claro; é assim que a sensibilidade cresce.',
      'Desconfie do que exalta pessoas e produz medo; o Espírito aponta para Jesus e produz liberdade.',
    ],
    practice:
      'Ore hoje, antes de cada conversa importante: “Espírito Santo, guia-me”. À noite, anote o que percebeu.',
    prayer:
      'Espírito Santo, enche-me de novo. Consola, corrige e guia os meus passos, para que Jesus apareça em mim. Amém.',
    views: [
      'Pentecostais creem num batismo no Espírito distinto da conversão, que reveste de poder, em geral acompanhado de línguas.',
      'Outros evangélicos creem que todo cristão é batizado no Espírito ao crer e busca ser cheio dele continuamente.',
      'Católicos e ortodoxos ligam a plenitude do Espírito também ao batismo e à crisma.',
    ],
  },
  {
    id: 'dons',
    title: 'dons espirituais',
    keywords:
      'dons, dom, dons espirituais, meu dom, descobrir meu dom, profecia, profetiz*, profet*, dom de cura, dom de profecia, falar em línguas, línguas estranhas, línguas, orar em línguas, interpretação de línguas, milagres hoje, cessacionis*, continuacionis*',
    tone: 'question',
    references: [
      ['1 Coríntios 12', 'muitos dons, um só Espírito'],
      ['1 Coríntios 14', 'línguas e profecia com ordem, para edificar'],
      ['1 Coríntios 13', 'o amor, sem o qual o dom é só barulho'],
    ],
    paragraph: [
      'Os dons são presentes de Deus para servir aos outros, não medalhas para quem os tem.',
      'Paulo colocou o capítulo do amor bem no meio dos capítulos sobre dons, e isso diz tudo sobre a ordem das coisas.',
      'Nenhum dom é obrigatório como prova de espiritualidade, e ninguém ficou sem receber algum.',
      'Descobre-se um dom servindo: pelo que dá fruto, pelo que alegra e pelo que os irmãos reconhecem.',
    ],
    deeper: [
      'O Novo Testamento pede que se examine tudo e se guarde o que é bom: profecia que manda, ameaça ou pede dinheiro não merece confiança.',
      'Se você não fala em línguas, não é cristão de segunda classe; se fala, use o dom com amor e ordem.',
    ],
    practice:
      'Pergunte hoje a dois irmãos que dom eles veem em você e ofereça-se para usá-lo uma vez nesta semana.',
    prayer:
      'Senhor, obrigado pelos dons que repartes. Mostra-me o meu e faz-me usá-lo com amor, para o bem de todos. Amém.',
    views: [
      'Pentecostais e carismáticos creem que todos os dons, inclusive línguas e profecia, continuam hoje, e muitos veem nas línguas um sinal do batismo no Espírito.',
      'Outros evangélicos creem que dons como línguas e profecia serviram ao tempo dos apóstolos e cessaram.',
      'Há ainda os que creem que continuam, mas sem tratá-los como sinal obrigatório.',
    ],
  },
  {
    id: 'batalha-espiritual',
    title: 'anjos, demônios e batalha espiritual',
    keywords:
      'anjo*, anjo da guarda, demôni*, diabo, satanás, inimigo de nossas almas, capeta, batalha espiritual, guerra espiritual, libertação, endemoninhad*, possess*, exorcis*, maldição, maldições, maldição hereditária, macumba, feitiço, trabalho de macumba, mau olhado, amuleto, opressão, espírito maligno, espíritos malignos, armadura de deus',
    tone: 'question',
    references: [
      ['Efésios 6.10-18', 'a armadura de Deus'],
      ['Tiago 4.7-8', 'sujeitar-se a Deus e resistir ao mal'],
      ['Colossenses 2.13-15', 'Cristo venceu os poderes na cruz'],
    ],
    paragraph: [
      'A Bíblia fala do mal com seriedade e sem fascínio: ele é real e já foi derrotado na cruz.',
      'Quem está em Cristo não precisa viver com medo de maldição, olho gordo ou trabalho feito por alguém.',
      'A armadura de que Paulo fala é simples e diária: verdade, justiça, fé, Palavra, oração.',
      'Nem todo problema é um demônio; às vezes é doença, cansaço ou escolha, e cada um pede o seu cuidado.',
    ],
    deeper: [
      'Os anjos servem a Deus e cuidam dos seus; não é a eles que oramos, mas ao Senhor deles.',
      'Desconfie de quem vende libertação, expõe pessoas ou manda largar tratamento médico.',
    ],
    practice:
      'Leia Efésios 6.10-18 hoje e ore cada peça da armadura com uma frase. Depois durma em paz: o Senhor guarda você.',
    prayer:
      'Senhor Jesus, tu venceste. Guarda a minha casa, livra-me do mal e firma-me na tua verdade, sem medo. Amém.',
    views: [
      'Muitos pentecostais dão grande espaço à libertação e à oração contra opressões, às vezes também sobre cristãos.',
      'Outras tradições enfatizam que o cristão pertence a Cristo e não pode ser possuído, e tratam a batalha sobretudo como fé, santidade e verdade.',
    ],
    help: 'Ouvir vozes, ver coisas ou mudar de comportamento de repente pede também avaliação médica.',
  },
  {
    id: 'sonhos',
    title: 'sonhos, visões e presságios',
    keywords:
      'sonho, sonhos, sonhei, sonhar, significado do sonho, interpretar sonho, visão, visões, presságio, horóscop*, signo*, astrologia, tarô, cartomante, numerologia, mapa astral, superstiç*, lei da atração, energias, búzios, adivinha*',
    tone: 'question',
    references: [
      ['Mateus 1.18-25', 'José orientado em sonho'],
      ['Jeremias 23.25-32', 'o cuidado com quem usa sonhos para enganar'],
      ['Deuteronômio 18.9-14', 'o povo chamado a não recorrer à adivinhação'],
    ],
    paragraph: [
      'Na Bíblia, Deus falou algumas vezes por sonhos, e a maioria dos sonhos é só a mente arrumando o dia.',
      'Se um sonho marcou você, leve-o à oração e compare-o com a Palavra; o que é de Deus resiste à luz e não produz pânico.',
      'Horóscopo, cartas e presságios prometem controlar o amanhã, e a fé nos convida a confiar em quem o conhece.',
      'Não é preciso decifrar tudo: Deus sabe falar claro quando quer ser ouvido.',
    ],
    deeper: [
      'Não tome grandes decisões só por causa de um sonho, seu ou de outra pessoa; espere a confirmação da Palavra e do bom conselho.',
      'Se você já se envolveu com adivinhação, conte a Deus, deixe isso e siga livre.',
    ],
    practice:
      'Anote o sonho em três linhas, pergunte em oração se há algo a aprender e, se não houver, agradeça e deixe-o ir.',
    prayer:
      'Senhor, os meus dias e as minhas noites estão nas tuas mãos. Fala comigo como quiseres e livra-me do medo do amanhã. Amém.',
  },
  {
    id: 'cura',
    title: 'doença e cura',
    keywords:
      'cura, curar, curad*, doen*, doença, câncer, enferm*, hospital, cirurgia, exame, diagnóstico, dor crônica, deus cura, orar por cura, unção com óleo, internad*, uti, remédio*, médico, tratamento, vacina*, deficiência, autis*',
    tone: 'pain',
    references: [
      ['Tiago 5.13-16', 'chamar os irmãos para orar pelo doente'],
      ['Marcos 2.1-12', 'quatro amigos que carregam um doente até Jesus'],
      ['2 Coríntios 12.7-10', 'a graça que basta quando a dor permanece'],
    ],
    paragraph: [
      'Doença assusta, e está certo pedir a Deus que cure: Jesus se comovia com os doentes e continua o mesmo.',
      'Ele cura às vezes de um modo que ninguém explica, às vezes pelas mãos de médicos, e às vezes dá graça para atravessar.',
      'Estar doente não é sinal de pouca fé nem de castigo; Paulo orou três vezes e conviveu com o seu espinho.',
      'Orar e tratar andam juntos, e os dois são presentes do mesmo Deus.',
    ],
    deeper: [
      'Deixe-se carregar, como o homem levado pelos quatro amigos: diga à igreja do que precisa.',
      'Se você é quem acompanha, a presença vale mais que explicações; segure a mão, leve sopa, ore baixinho.',
    ],
    practice:
      'Peça hoje a duas pessoas que orem com você, com o nome da doença e do medo, e siga a orientação da sua equipe de saúde.',
    prayer:
      'Senhor, tu podes curar, e eu te peço que cures. Enquanto espero, dá-me força, bons cuidadores e a tua paz. Amém.',
    views: [
      'Alguns cristãos creem que a cura física já está garantida na cruz e deve ser recebida pela fé.',
      'Outros creem que Deus cura quando quer, e que a cura completa e certa é a da ressurreição.',
    ],
    help: 'Não pare tratamento nem remédio por conta própria: quem decide isso com você é o médico.',
  },
];
