import type { ReadingText } from '../readings';

export const shortPsalms: ReadingText[] = [
  {
    book: 'Salmos',
    chapter: 23,
    chapter_text: `1 O Senhor é o meu pastor; nada me faltará.
2 Deitar-me faz em verdes pastos, guia-me mansamente a águas tranquilas.
3 Refrigera a minha alma; guia-me pelas veredas da justiça por amor do seu nome.
4 Ainda que eu andasse pelo vale da sombra da morte, não temeria mal algum, porque tu estás comigo; a tua vara e o teu cajado me consolam.
5 Preparas uma mesa perante mim na presença dos meus inimigos, unges a minha cabeça com óleo, o meu cálice transborda.
6 Certamente que a bondade e a misericórdia me seguirão todos os dias da minha vida; e habitarei na Casa do Senhor por longos dias.`,
  },
  {
    book: 'Salmos',
    chapter: 117,
    chapter_text: `1 Louvai ao Senhor, todas as nações; louvai-o, todos os povos.
2 Porque a sua benignidade é grande para conosco, e a verdade do Senhor é para sempre. Louvai ao Senhor!`,
  },
  {
    book: 'Salmos',
    chapter: 133,
    chapter_text: `1 Oh! Quão bom e quão suave é que os irmãos vivam em união!
2 É como o óleo precioso sobre a cabeça, que desce sobre a barba, a barba de Arão, e que desce à orla das suas vestes.
3 Como o orvalho do Hermom, que desce sobre os montes de Sião; porque ali o Senhor ordena a bênção e a vida para sempre.`,
  },
];
