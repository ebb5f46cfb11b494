import { describe, expect, it } from 'vitest';
import { validationErrors } from '../testing/validate';
import { bibleVideoFormSchema } from './bible-video';

describe('Bible video form', () => {
  const video = {
    book_name: 'Gênesis',
    book_order: '1',
    testament: 'Antigo',
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    thumbnail_url: '',
    description: '',
  };
  const errors = (changes: object) =>
    validationErrors(bibleVideoFormSchema, { ...video, ...changes });

  it.each([
    [{ video_url: 'vídeo' }, 'URL do vídeo inválida'],
    [{ video_url: 'javascript:alert(1)' }, 'URL do vídeo inválida'],
    [{ video_url: 'ftp://exemplo.com/v.mp4' }, 'URL do vídeo inválida'],
    [{ thumbnail_url: 'imagem' }, 'URL da miniatura inválida'],
    [{ book_name: 'Culto', testament: 'Outro' }, 'Escolha Antigo ou Novo Testamento'],
    [{ book_order: 'primeiro' }, 'Ordem é obrigatória'],
    [{ book_order: '0' }, 'Ordem deve ser no mínimo 1'],
    [{ duration_minutes: '' }, 'Duração é obrigatória'],
    [{ duration_minutes: '0' }, 'Duração deve ser de no mínimo 1 minuto'],
    [{ duration_minutes: '601' }, 'Duração deve ser de no máximo 600 minutos'],
    [{ book_order: '101' }, 'Ordem deve ser no máximo 100'],
  ])('rejects %j with “%s”', (changes, message) => {
    expect(errors(changes)).toEqual([message]);
  });

  it('casts to an embed URL, whole numbers, 5 minutes by default, and null for no thumbnail', () => {
    expect(bibleVideoFormSchema.cast(video)).toEqual({
      ...video,
      book_order: 1,
      duration_minutes: 5,
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      thumbnail_url: null,
    });
  });

  it('accepts an address whose first letter a phone keyboard capitalized', () => {
    const changes = {
      video_url: 'Https://youtu.be/dQw4w9WgXcQ',
      thumbnail_url: 'Http://a.br/b.png',
    };
    expect(errors(changes)).toEqual([]);
    expect(bibleVideoFormSchema.cast({ ...video, ...changes })).toMatchObject({
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      thumbnail_url: 'http://a.br/b.png',
    });
  });

  it.each([
    'https://vimeo.com/76979871',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube.com/@igreja',
    'https://www.youtube.com/playlist?list=PL123',
  ])('leaves %s unchanged', (video_url) => {
    expect(errors({ video_url })).toEqual([]);
    expect(bibleVideoFormSchema.cast({ ...video, video_url }).video_url).toBe(video_url);
  });

  it('finds the YouTube link in a text', () => {
    const video_url = 'Assista aqui: https://youtu.be/dQw4w9WgXcQ';
    expect(errors({ video_url })).toEqual([]);
    expect(bibleVideoFormSchema.cast({ ...video, video_url }).video_url).toBe(
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
    );
  });

  it('takes the testament from the book, and leaves that of another title', () => {
    const cast = (changes: object) => bibleVideoFormSchema.cast({ ...video, ...changes });
    expect(cast({ book_name: 'mateus', testament: 'Antigo' })).toMatchObject({
      book_name: 'Mateus',
      testament: 'Novo',
    });
    expect(cast({ book_name: 'Culto de Páscoa', testament: 'Antigo' })).toMatchObject({
      book_name: 'Culto de Páscoa',
      testament: 'Antigo',
    });
  });

  it('reports missing fields in the order of the form', () => {
    expect(validationErrors(bibleVideoFormSchema, { duration_minutes: null })).toEqual([
      'Nome do livro é obrigatório',
      'Ordem é obrigatória',
      'Testamento é obrigatório',
      'URL do vídeo é obrigatória',
      'Duração é obrigatória',
    ]);
  });
});
