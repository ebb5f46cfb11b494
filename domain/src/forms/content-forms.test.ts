import { describe, expect, it } from 'vitest';
import { validationErrors } from '../testing/validate';
import { bibleVideoFormSchema, dailyReadingFormSchema, devotionalFormSchema } from './content';

describe('daily reading form', () => {
  const reading = {
    date: '2026-11-21',
    book: 'João',
    chapter: '3',
    chapter_text: 'Havia…',
    devotional_id: '',
  };
  const messages = (changes: Record<string, unknown>) =>
    validationErrors(dailyReadingFormSchema, { ...reading, ...changes });

  it('date, book, chapter and chapter text are required, in that order', () => {
    expect(validationErrors(dailyReadingFormSchema, {})).toEqual([
      'Data é obrigatória',
      'Livro é obrigatório',
      'Capítulo é obrigatório',
      'Texto do capítulo é obrigatório',
    ]);
  });

  it.each([
    [{ date: '2026-02-30' }, 'Data é obrigatória'],
    [{ date: '21/11/2026' }, 'Data é obrigatória'],
    [{ chapter: 'três' }, 'Capítulo é obrigatório'],
    [{ chapter: '0' }, 'Capítulo deve ser no mínimo 1'],
    [{ chapter: '2.5' }, 'Capítulo deve ser um número inteiro'],
    [{ chapter: '151' }, 'Capítulo deve ser no máximo 150'],
    [{ chapter_text: ' ' }, 'Texto do capítulo é obrigatório'],
  ])('%j: %s', (changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it('the text has room for the longest chapter', () => {
    expect(messages({ chapter_text: 'a'.repeat(50_000) })).toEqual([]);
    expect(messages({ chapter_text: 'a'.repeat(50_001) })).toEqual([
      'Texto do capítulo deve ter no máximo 50.000 caracteres',
    ]);
  });

  it('the related devotional is optional: null when none', () => {
    expect(dailyReadingFormSchema.cast(reading)).toEqual({
      ...reading,
      chapter: 3,
      devotional_id: null,
    });
    const { devotional_id: _, ...none } = reading;
    expect(dailyReadingFormSchema.cast(none).devotional_id).toBeNull();
    expect(messages({ devotional_id: '2026-11-21' })).toEqual([]);
  });
});

describe('devotional form', () => {
  it('date, verse reference, verse text and both questions are required, in that order', () => {
    expect(validationErrors(devotionalFormSchema, {})).toEqual([
      'Data é obrigatória',
      'Referência do versículo é obrigatória',
      'Texto do versículo é obrigatório',
      'Pergunta de reflexão é obrigatória',
      'Pergunta de aplicação é obrigatória',
    ]);
  });

  it('opening, context, insight and closing are not', () => {
    const devotional = {
      date: '2026-11-21',
      verse_reference: 'Colossenses 2:7',
      verse_text: 'Enraizados e edificados nele',
      reflection_question: 'O que te enraíza?',
      application_question: 'O que você fará hoje?',
    };
    expect(validationErrors(devotionalFormSchema, devotional)).toEqual([]);
    expect(devotionalFormSchema.cast(devotional)).toEqual({
      ...devotional,
      opening_text: '',
      context: '',
      central_insight: '',
      closing_text: '',
    });
  });

  it('has as much room as the server: 2.000 characters for a question, 10.000 for a text', () => {
    const long = {
      date: '2026-11-21',
      verse_reference: 'Colossenses 2:7',
      verse_text: 'a'.repeat(10_001),
      reflection_question: 'a'.repeat(2001),
      application_question: 'a'.repeat(2000),
    };
    expect(validationErrors(devotionalFormSchema, long)).toEqual([
      'Texto do versículo deve ter no máximo 10.000 caracteres',
      'Pergunta de reflexão deve ter no máximo 2.000 caracteres',
    ]);
  });
});

describe('Bible video form', () => {
  const video = {
    book_name: 'Gênesis',
    book_order: '1',
    testament: 'Antigo',
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    thumbnail_url: '',
    description: '',
  };
  const messages = (changes: Record<string, unknown>) =>
    validationErrors(bibleVideoFormSchema, { ...video, ...changes });

  it('book name, order, testament, video URL and duration are required, in that order', () => {
    expect(validationErrors(bibleVideoFormSchema, { duration_minutes: null })).toEqual([
      'Nome do livro é obrigatório',
      'Ordem é obrigatória',
      'Testamento é obrigatório',
      'URL do vídeo é obrigatória',
      'Duração é obrigatória',
    ]);
  });

  it.each([
    [{ video_url: 'vídeo' }, 'URL do vídeo inválida'],
    [{ video_url: 'javascript:alert(1)' }, 'URL do vídeo inválida'],
    [{ video_url: 'ftp://exemplo.com/v.mp4' }, 'URL do vídeo inválida'],
    [{ thumbnail_url: 'imagem' }, 'URL da miniatura inválida'],
    [{ testament: 'Outro' }, 'Escolha Antigo ou Novo Testamento'],
    [{ book_order: 'primeiro' }, 'Ordem é obrigatória'],
    [{ book_order: '0' }, 'Ordem deve ser no mínimo 1'],
    [{ duration_minutes: '0' }, 'Duração deve ser de no mínimo 1 minuto'],
    [{ duration_minutes: '601' }, 'Duração deve ser de no máximo 600 minutos'],
    [{ book_order: '101' }, 'Ordem deve ser no máximo 100'],
  ])('%j: %s', (changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it('comes out with an embed URL, whole numbers, 5 minutes and what is left out', () => {
    expect(bibleVideoFormSchema.cast(video)).toEqual({
      ...video,
      book_order: 1,
      duration_minutes: 5,
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      thumbnail_url: null,
    });
  });

  it('an address that a phone began with a capital is one', () => {
    const changes = {
      video_url: 'Https://youtu.be/dQw4w9WgXcQ',
      thumbnail_url: 'Http://a.br/b.png',
    };
    expect(messages(changes)).toEqual([]);
    expect(bibleVideoFormSchema.cast({ ...video, ...changes })).toMatchObject({
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      thumbnail_url: 'http://a.br/b.png',
    });
  });

  it.each(['https://vimeo.com/76979871', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3'])(
    '%s is kept as is',
    (video_url) => {
      expect(messages({ video_url })).toEqual([]);
      expect(bibleVideoFormSchema.cast({ ...video, video_url }).video_url).toBe(video_url);
    },
  );
});
