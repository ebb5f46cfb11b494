import { describe, expect, it } from 'vitest';
import { books } from '../bible/books';
import { BOOK_ORDER_MAX } from '../limits';
import { orderOfNewVideo, ordersAfterMove, sortVideos } from './video-order';

const video = (book_name: string, book_order: number, position?: number | null) => ({
  id: book_name,
  book_name,
  book_order,
  position,
});
const namesOf = (videos: { book_name: string }[]) => videos.map(({ book_name }) => book_name);

describe('sorting', () => {
  it('follows the order, and the place that version 1.0.0 gave a moved video', () => {
    const videos = [
      video('Levítico', 3),
      video('Gênesis', 1),
      video('Apocalipse', 66, 1.5),
      video('Êxodo', 2, null),
    ];
    expect(namesOf(sortVideos(videos))).toEqual(['Gênesis', 'Apocalipse', 'Êxodo', 'Levítico']);
  });

  it('puts videos with the same order as their books are in the Bible, others last by id', () => {
    const videos = ['Culto b', 'Rute', 'Culto a', 'Juízes'].map((name) => video(name, 9));
    const sorted = ['Juízes', 'Rute', 'Culto a', 'Culto b'];
    expect(namesOf(sortVideos(videos))).toEqual(sorted);
    expect(namesOf(sortVideos(videos.toReversed()))).toEqual(sorted);
  });
});

describe('the order of a new video', () => {
  it('is that of its book', () => {
    expect(orderOfNewVideo('Gênesis', [])).toBe(1);
    expect(orderOfNewVideo('mateus', [video('Gênesis', 1)])).toBe(40);
    expect(orderOfNewVideo('Apocalipse', [video('Um culto', 67)])).toBe(66);
  });

  it('comes after the book before it, if that has been moved down', () => {
    const videos = [video('João', 1), video('Gênesis', 2), video('Êxodo', 3)];
    expect(orderOfNewVideo('Levítico', videos)).toBe(4);
  });

  it('comes after all books and videos for a sermon', () => {
    expect(orderOfNewVideo('Culto de Páscoa', [])).toBe(67);
    expect(orderOfNewVideo('Culto de Páscoa', [video('Gênesis', 1), video('Natal', 67)])).toBe(68);
    expect(orderOfNewVideo('Culto', [video('Último', BOOK_ORDER_MAX)])).toBe(BOOK_ORDER_MAX);
  });

  it('is the first free one before there is a title', () => {
    expect(orderOfNewVideo('', [])).toBe(1);
    expect(orderOfNewVideo(' ', [video('Êxodo', 2), video('Gênesis', 1), video('Jó', 4)])).toBe(3);
  });
});

describe('after a move', () => {
  /** Moves a video and returns the list, as `name order`, and how many videos were written. */
  function move(videos: ReturnType<typeof video>[], name: string, behind: string | null) {
    const named = (wanted: string | null) => videos.find((each) => each.id === wanted) ?? null;
    const moved = named(name);
    if (!moved) throw new Error('No such video');
    const orders = ordersAfterMove(videos, moved, named(behind));
    const written = new Map(orders.map(({ id, book_order }) => [id, book_order]));
    const stored = videos.map((each) => {
      const book_order = written.get(each.id);
      return book_order === undefined ? each : { ...each, book_order, position: null };
    });
    const list = sortVideos(stored).map((each) => `${each.book_name} ${each.book_order}`);
    return { list, writes: orders.length };
  }
  const torah = [video('Gênesis', 1), video('Êxodo', 2), video('Levítico', 3)];

  it('gives the video its place, and moves on only those that have to make room', () => {
    expect(move(torah, 'Levítico', null)).toEqual({
      list: ['Levítico 1', 'Gênesis 2', 'Êxodo 3'],
      writes: 3,
    });
    const sparse = [video('Gênesis', 1), video('Mateus', 40), video('João', 43)];
    expect(move(sparse, 'João', 'Gênesis')).toEqual({
      list: ['Gênesis 1', 'João 2', 'Mateus 40'],
      writes: 1,
    });
    expect(move(torah, 'Gênesis', 'Levítico')).toEqual({
      list: ['Êxodo 2', 'Levítico 3', 'Gênesis 4'],
      writes: 1,
    });
  });

  it('gives a book back its own order between its neighbours', () => {
    const videos = [video('Mateus', 1), video('Gênesis', 2), video('Marcos', 41)];
    expect(move(videos, 'Mateus', 'Gênesis').list).toEqual(['Gênesis 2', 'Mateus 40', 'Marcos 41']);
  });

  it('leaves no two videos with the same order', () => {
    const same = [video('Êxodo', 2), video('Gênesis', 2), video('Levítico', 3)];
    expect(move(same, 'Levítico', 'Gênesis').list).toEqual(['Gênesis 2', 'Levítico 3', 'Êxodo 4']);
  });

  it('replaces the places that version 1.0.0 stored by orders', () => {
    const old = [video('Mateus', 40, 0.5), video('Gênesis', 1), video('Êxodo', 2, 1.5)];
    expect(move(old, 'Êxodo', 'Mateus').list).toEqual(['Mateus 1', 'Êxodo 2', 'Gênesis 3']);
  });

  it('does not exceed the highest order', () => {
    const full = Array.from({ length: BOOK_ORDER_MAX }, (_, index) =>
      video(books[index]?.name ?? `Culto ${index}`, index + 1),
    );
    const { list, writes } = move(full, 'Gênesis', 'Culto 99');
    expect(list[0]).toBe('Êxodo 1');
    expect(list.at(-1)).toBe(`Gênesis ${BOOK_ORDER_MAX}`);
    expect(new Set(list.map((each) => each.split(' ').at(-1))).size).toBe(BOOK_ORDER_MAX);
    expect(writes).toBe(BOOK_ORDER_MAX);
  });
});
