import type { BibleVideo } from '@raizes/domain/documents/content';

type Book = Pick<
  BibleVideo,
  'id' | 'book_name' | 'book_order' | 'testament' | 'duration_minutes'
> & {
  description: string;
};

const books: Book[] = [
  {
    id: 'genesis',
    book_name: 'Gênesis',
    book_order: 1,
    testament: 'Antigo',
    duration_minutes: 6,
    description:
      'Tudo começa aqui: a criação, a queda e a promessa que Deus faz a Abraão e leva adiante, geração após geração.',
  },
  {
    id: 'exodo',
    book_name: 'Êxodo',
    book_order: 2,
    testament: 'Antigo',
    duration_minutes: 6,
    description:
      'Deus ouve o clamor de um povo escravizado, abre o mar, dá a sua lei no Sinai e vem morar no meio dos seus.',
  },
  {
    id: 'rute',
    book_name: 'Rute',
    book_order: 8,
    testament: 'Antigo',
    duration_minutes: 4,
    description:
      'Numa história de luto e lealdade, uma estrangeira encontra abrigo, família e um lugar na linhagem de Davi.',
  },
  {
    id: 'salmos',
    book_name: 'Salmos',
    book_order: 19,
    testament: 'Antigo',
    duration_minutes: 5,
    description:
      'Cento e cinquenta orações cantadas que nos ensinam a levar a Deus o medo, a culpa, a saudade e a gratidão.',
  },
  {
    id: 'isaias',
    book_name: 'Isaías',
    book_order: 23,
    testament: 'Antigo',
    duration_minutes: 6,
    description:
      'Entre o juízo e o consolo, o profeta anuncia o Servo que carregaria as nossas dores e um mundo feito novo.',
  },
  {
    id: 'jonas',
    book_name: 'Jonas',
    book_order: 32,
    testament: 'Antigo',
    duration_minutes: 4,
    description:
      'Um profeta foge de Deus porque conhece a sua misericórdia, e descobre que ela alcança até os inimigos.',
  },
  {
    id: 'mateus',
    book_name: 'Mateus',
    book_order: 40,
    testament: 'Novo',
    duration_minutes: 6,
    description:
      'Jesus é apresentado como o Rei prometido, que ensina na montanha, cura, morre, ressuscita e envia os seus.',
  },
  {
    id: 'joao',
    book_name: 'João',
    book_order: 43,
    testament: 'Novo',
    duration_minutes: 5,
    description:
      'Sete sinais e longas conversas revelam quem é Jesus, para que, crendo, tenhamos vida em seu nome.',
  },
  {
    id: 'atos',
    book_name: 'Atos dos Apóstolos',
    book_order: 44,
    testament: 'Novo',
    duration_minutes: 5,
    description:
      'O Espírito desce, a igreja nasce e o evangelho segue de Jerusalém até Roma, apesar das prisões e dos naufrágios.',
  },
  {
    id: 'romanos',
    book_name: 'Romanos',
    book_order: 45,
    testament: 'Novo',
    duration_minutes: 6,
    description:
      'A carta em que Paulo explica, passo a passo, como a graça nos alcança pela fé e transforma a vida inteira.',
  },
  {
    id: 'filipenses',
    book_name: 'Filipenses',
    book_order: 50,
    testament: 'Novo',
    duration_minutes: 4,
    description:
      'Da prisão, Paulo escreve sobre uma alegria que não depende das circunstâncias e sobre ter a mente de Cristo.',
  },
  {
    id: 'apocalipse',
    book_name: 'Apocalipse',
    book_order: 66,
    testament: 'Novo',
    duration_minutes: 6,
    description:
      'Em meio às visões e aos símbolos, uma certeza firma a igreja: o Cordeiro venceu, e Deus fará novas todas as coisas.',
  },
];

/** URLs in YouTube's format that lead to no video; a church replaces them with its own. */
const placeholder = (index: number) =>
  `https://www.youtube.com/embed/amostra-${String(index + 1).padStart(3, '0')}`;

/** Sample videos on twelve of the sixty-six books. */
export const bibleVideos: BibleVideo[] = books.map((book, index) => ({
  ...book,
  video_url: placeholder(index),
  thumbnail_url: null,
}));
