import type { ReadingText } from '../texts';

export const psalms: ReadingText[] = [
  {
    book: 'Salmos',
    chapter: 1,
    chapter_text: `1 Bem-aventurado o varão que não anda no conselho dos ímpios, nem está no caminho dos pecadores, nem se assenta no assento dos escarnecedores.
2 Antes tem o seu prazer na lei do Senhor, e na sua lei medita de dia e de noite.
3 Pois será como a árvore plantada junto a ribeiros de águas, que dá o seu fruto no seu tempo; as suas folhas não cairão, e tudo quanto fizer prosperará.
4 Não são assim os ímpios: mas são como a moinha que o vento espalha.
5 Pelo que os ímpios não subsistirão no juízo, nem os pecadores na congregação dos justos.
6 Porque o Senhor conhece o caminho dos justos; porém o caminho dos ímpios perecerá.`,
  },
  {
    book: 'Salmos',
    chapter: 8,
    chapter_text: `1 Ó Senhor, nosso Senhor, quão admirável é o teu nome em toda a terra, pois puseste a tua glória sobre os céus!
2 Tu ordenaste força da boca das crianças e dos que mamam, por causa dos teus inimigos, para fazer calar ao inimigo e ao vingador.
3 Quando vejo os teus céus, obra dos teus dedos, a lua e as estrelas que preparaste;
4 Que é o homem mortal para que te lembres dele? e o filho do homem, para que o visites?
5 Pois pouco menor o fizeste do que os anjos, e de glória e de honra o coroaste.
6 Fazes com que ele tenha domínio sobre as obras das tuas mãos; tudo puseste debaixo de seus pés:
7 Todas as ovelhas e bois, assim como os animais do campo,
8 As aves dos céus, e os peixes do mar, e tudo o que passa pelas veredas dos mares.
9 Ó Senhor, nosso Senhor, quão admirável é o teu nome sobre toda a terra!`,
  },
  {
    book: 'Salmos',
    chapter: 13,
    chapter_text: `1 Até quando te esquecerás de mim, Senhor? para sempre? até quando esconderás de mim o teu rosto?
2 Até quando consultarei com a minha alma, tendo tristeza no meu coração cada dia? Até quando se exaltará sobre mim o meu inimigo?
3 Atende-me, ouve-me, ó Senhor meu Deus; alumia os meus olhos para que eu não adormeça na morte;
4 Para que o meu inimigo não diga: Prevaleci contra ele; e os meus adversários se não alegrem, vindo eu a vacilar.
5 Mas eu confio na tua benignidade: na tua salvação se alegrará o meu coração.
6 Cantarei ao Senhor, porquanto me tem feito muito bem.`,
  },
  {
    book: 'Salmos',
    chapter: 15,
    chapter_text: `1 Senhor, quem habitará no teu tabernáculo? quem morará no teu santo monte?
2 Aquele que anda sinceramente, e obra a justiça, e fala a verdade do seu coração.
3 Aquele que não murmura com a sua língua, nem faz mal ao seu próximo, nem aceita nenhum opróbrio contra o seu próximo.
4 Em cujos olhos o réprobo é desprezado; mas honra aos que temem ao Senhor. Aquele que jura com dano seu, e contudo não muda.
5 Aquele que não dá o seu dinheiro à usura, nem recebe peitas contra o inocente: quem faz isto nunca será abalado.`,
  },
  {
    book: 'Salmos',
    chapter: 23,
    chapter_text: `1 O Senhor é o meu pastor, nada me faltará.
2 Deitar-me faz em verdes pastos, guia-me mansamente a águas mui quietas.
3 Refrigera a minha alma; guia-me pelas veredas da justiça, por amor do seu nome.
4 Ainda que eu andasse pelo vale da sombra da morte, não temeria mal algum, porque tu estás comigo; a tua vara e o teu cajado me consolam.
5 Preparas uma mesa perante mim na presença dos meus inimigos, unges a minha cabeça com óleo, o meu cálice transborda.
6 Certamente que a bondade e a misericórdia me seguirão todos os dias da minha vida: e habitarei na casa do Senhor por longos dias.`,
  },
  {
    book: 'Salmos',
    chapter: 46,
    chapter_text: `1 Deus é o nosso refúgio e fortaleza, socorro bem presente na angústia.
2 Pelo que não temeremos, ainda que a terra se mude, e ainda que os montes se transportem para o meio dos mares.
3 Ainda que as águas rujam e se perturbem, ainda que os montes se abalem pela sua braveza (Selá).
4 Há um rio cujas correntes alegram a cidade de Deus, o santuário das moradas do Altíssimo.
5 Deus está no meio dela, não se abalará; Deus a ajudará ao romper da manhã.
6 As nações se embraveceram; os reinos se moveram; ele levantou a sua voz e a terra se derreteu.
7 O Senhor dos Exércitos está conosco: o Deus de Jacó é o nosso refúgio (Selá).
8 Vinde, contemplai as obras do Senhor; que desolações tem feito na terra!
9 Ele faz cessar as guerras até ao fim da terra: quebra o arco e corta a lança; queima os carros no fogo.
10 Aquietai-vos, e sabei que eu sou Deus; serei exaltado entre as nações; serei exaltado sobre a terra.
11 O Senhor dos Exércitos está conosco: o Deus de Jacó é o nosso refúgio (Selá).`,
  },
  {
    book: 'Salmos',
    chapter: 67,
    chapter_text: `1 Deus tenha misericórdia de nós e nos abençoe; e faça resplandecer o seu rosto sobre nós (Selá).
2 Para que se conheça na terra o teu caminho, e entre todas as nações a tua salvação.
3 Louvem-te a ti, ó Deus, os povos; louvem-te os povos todos.
4 Alegrem-se e regozijem-se as nações, pois julgarás os povos com equidade, e governarás as nações sobre a terra (Selá).
5 Louvem-te a ti, ó Deus, os povos; louvem-te os povos todos.
6 Então a terra dará o seu fruto; e Deus, o nosso Deus, nos abençoará.
7 Deus nos abençoará, e todas as extremidades da terra o temerão.`,
  },
  {
    book: 'Salmos',
    chapter: 93,
    chapter_text: `1 O Senhor reina; está vestido de majestade: o Senhor está vestido; cingiu-se de fortaleza: o mundo também está firmado, e não poderá vacilar.
2 O teu trono está firme desde então: tu és desde a eternidade.
3 Os rios levantam, ó Deus, os rios levantam o seu ruído, os rios levantam as suas ondas.
4 Mas o Senhor nas alturas é mais poderoso do que o ruído das grandes águas e do que as grandes ondas do mar.
5 Mui fiéis são os teus testemunhos: a santidade convém à tua casa, Senhor, para sempre.`,
  },
  {
    book: 'Salmos',
    chapter: 100,
    chapter_text: `1 Celebrai com júbilo ao Senhor, todas as terras.
2 Servi ao Senhor com alegria; e entrai diante dele com canto.
3 Sabei que o Senhor é Deus: foi ele que nos fez, e não nós outros a nós; somos povo seu e ovelhas do seu pasto.
4 Entrai pelas portas dele com louvor, e em seus átrios com hino: louvai-o, e bendizei o seu nome.
5 Porque o Senhor é bom, e eterna a sua misericórdia; e a sua verdade dura de geração em geração.`,
  },
  {
    book: 'Salmos',
    chapter: 113,
    chapter_text: `1 Louvai ao Senhor. Louvai, servos do Senhor, louvai o nome do Senhor.
2 Seja bendito o nome do Senhor, desde agora para sempre.
3 Desde o nascimento do sol até ao ocaso, seja louvado o nome do Senhor.
4 Exaltado está o Senhor acima de todas as nações, e a sua glória sobre os céus.
5 Quem é como o Senhor nosso Deus, que habita nas alturas?
6 O qual se abate, para ver o que está nos céus e na terra!
7 Levanta o pobre do pó, e do monturo levanta o necessitado,
8 Para o fazer assentar com os príncipes, mesmo com os príncipes do seu povo.
9 Faz com que a mulher estéril habite na casa, e seja alegre mãe de filhos. Louvai ao Senhor.`,
  },
  {
    book: 'Salmos',
    chapter: 117,
    chapter_text: `1 Louvai ao Senhor todas as nações, louvai-o todos os povos.
2 Porque a sua benignidade é grande para conosco, e a verdade do Senhor dura para sempre. Louvai ao Senhor.`,
  },
  {
    book: 'Salmos',
    chapter: 150,
    chapter_text: `1 Louvai ao Senhor. Louvai a Deus no seu santuário, louvai-o no firmamento do seu poder.
2 Louvai-o pelos seus atos poderosos, louvai-o conforme a excelência da sua grandeza.
3 Louvai-o com o som de trombeta, louvai-o com o saltério e a harpa.
4 Louvai-o com o adufe e a flauta, louvai-o com instrumento de cordas e com órgãos.
5 Louvai-o com os címbalos sonoros, louvai-o com címbalos altissonantes.
6 Tudo quanto tem fôlego louve ao Senhor. Louvai ao Senhor.`,
  },
];
