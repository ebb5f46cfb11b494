import { describe, expect, it } from 'vitest';
import { challengeCategories } from '../documents/challenge';
import { validationErrors } from '../testing/validate';
import {
  challengeFormSchema,
  churchFormSchema,
  dailyReadingFormSchema,
  devotionalFormSchema,
} from './content';

const NO_DAY = 'Esta data não existe: escreva dia, mês e ano, como 28/11/2026';

describe('every form', () => {
  it.each([
    [
      'reading',
      dailyReadingFormSchema,
      'Data é obrigatória, Livro é obrigatório, Capítulo é obrigatório, Texto do capítulo é obrigatório',
    ],
    [
      'devotional',
      devotionalFormSchema,
      'Data é obrigatória, Referência do versículo é obrigatória, Texto do versículo é obrigatório, ' +
        'Pergunta de reflexão é obrigatória, Pergunta de aplicação é obrigatória',
    ],
    [
      'challenge',
      challengeFormSchema,
      'Título é obrigatório, Descrição é obrigatória, Categoria é obrigatória, ' +
        'Duração é obrigatória, Quantidade de XP é obrigatória',
    ],
  ])('reports missing fields in the order of the form: %s', (_form, schema, required) => {
    expect(validationErrors(schema, {}).join(', ')).toBe(required);
  });
});

describe('daily reading form', () => {
  const reading = {
    date: '2026-11-21',
    book: 'João',
    chapter: '3',
    chapter_text: 'Havia…',
    devotional_id: '',
  };
  const errors = (changes: object) =>
    validationErrors(dailyReadingFormSchema, { ...reading, ...changes });

  it.each([
    [{ date: '' }, 'Data é obrigatória'],
    [{ date: '2026-02-30' }, NO_DAY],
    [{ date: '31/11/2026' }, NO_DAY],
    [
      { date: '0026-11-28' },
      NO_DAY.replace('Esta data não existe', 'O ano precisa estar entre 2000 e 2100'),
    ],
    [{ date: 'hoje' }, NO_DAY.replace('não existe', 'não foi entendida')],
    [{ chapter: 'três' }, 'Capítulo é obrigatório'],
    [{ chapter: '0' }, 'Capítulo deve ser no mínimo 1'],
    [{ chapter: '2.5' }, 'Capítulo deve ser um número inteiro'],
    [{ chapter: '151' }, 'Capítulo deve ser no máximo 150'],
    [{ chapter_text: ' ' }, 'Texto do capítulo é obrigatório'],
  ])('rejects %j with “%s”', (changes, message) => {
    expect(errors(changes)).toEqual([message]);
  });

  it('allows 50,000 characters for the chapter text', () => {
    const tooLong = 'Texto do capítulo deve ter no máximo 50.000 caracteres';
    expect(errors({ chapter_text: 'a'.repeat(50_000) })).toEqual([]);
    expect(errors({ chapter_text: 'a'.repeat(50_001) })).toEqual([tooLong]);
  });

  it('casts a missing related devotional to null', () => {
    const cast = { ...reading, chapter: 3, devotional_id: null };
    expect(dailyReadingFormSchema.cast(reading)).toEqual(cast);
    const { devotional_id: _, ...none } = reading;
    expect(dailyReadingFormSchema.cast(none).devotional_id).toBeNull();
    expect(errors({ devotional_id: '2026-11-21' })).toEqual([]);
  });
});

describe('devotional form', () => {
  const devotional = {
    date: '2026-11-21',
    verse_reference: 'Colossenses 2:7',
    verse_text: 'Enraizados e edificados nele',
    reflection_question: 'O que te enraíza?',
    application_question: 'O que você fará hoje?',
  };

  it('makes opening, context, insight and closing optional', () => {
    const optional = { opening_text: '', context: '', central_insight: '', closing_text: '' };
    expect(validationErrors(devotionalFormSchema, devotional)).toEqual([]);
    expect(devotionalFormSchema.cast(devotional)).toEqual({
      ...devotional,
      ...optional,
      verse_reference: 'Colossenses 2.7',
    });
  });

  it('allows 2,000 characters for a question and 10,000 for a text, like the server', () => {
    const long = {
      verse_text: 'a'.repeat(10_001),
      reflection_question: 'a'.repeat(2001),
      application_question: 'a'.repeat(2000),
    };
    expect(validationErrors(devotionalFormSchema, { ...devotional, ...long })).toEqual([
      'Texto do versículo deve ter no máximo 10.000 caracteres',
      'Pergunta de reflexão deve ter no máximo 2.000 caracteres',
    ]);
  });
});

const challenge = {
  title: 'Sete dias de oração',
  description: 'Ore todos os dias.',
  category: 'Oração e Jejum',
  duration_days: '7',
  reward_type: 'xp',
  reward_value: '100',
};
describe('challenge form', () => {
  const errors = (changes: object) =>
    validationErrors(challengeFormSchema, { ...challenge, ...changes });

  it.each([...challengeCategories, 'streak', 'devotionals'])(
    'accepts the category %s',
    (category) => {
      expect(errors({ category })).toEqual([]);
    },
  );

  it.each([
    [{ category: '' }, 'Categoria é obrigatória'],
    [{ category: 'Outra' }, 'Escolha uma das categorias da lista'],
    [{ title: '  ' }, 'Título é obrigatório'],
    [{ duration_days: '' }, 'Duração é obrigatória'],
    [{ duration_days: 'sete' }, 'Duração é obrigatória'],
    [{ duration_days: 0 }, 'Duração deve ser de no mínimo 1 dia'],
    [{ duration_days: -7 }, 'Duração deve ser de no mínimo 1 dia'],
    [{ duration_days: 1.5 }, 'Duração deve ser um número inteiro'],
    [{ reward_type: 'ouro' }, 'Escolha XP ou medalha como recompensa'],
    [{ reward_value: 'muito' }, 'Quantidade de XP deve ser um número de 1 a 10.000'],
    [{ reward_value: '0' }, 'Quantidade de XP deve ser um número de 1 a 10.000'],
    [{ reward_value: '10001' }, 'Quantidade de XP deve ser um número de 1 a 10.000'],
    [{ reward_type: 'medalha', reward_value: '' }, 'Nome da medalha é obrigatório'],
  ])('rejects %j with “%s”', (changes, message) => {
    expect(errors(changes)).toEqual([message]);
  });

  it('defaults the reward type to xp, and casts the duration to a number', () => {
    const { reward_type: _, ...typed } = challenge;
    expect(challengeFormSchema.cast(typed)).toEqual({ ...challenge, duration_days: 7 });
  });

  it.each([
    ['title', 100, 'Título deve ter no máximo 100 caracteres'],
    ['description', 2_000, 'Descrição deve ter no máximo 2.000 caracteres'],
    ['reward_value', 100, 'Nome da medalha deve ter no máximo 100 caracteres'],
  ])('limits %s to %d characters', (field, max, tooLong) => {
    const medal = { reward_type: 'medalha', reward_value: 'Coração Fiel' };
    expect(errors(medal)).toEqual([]);
    expect(errors({ ...medal, [field]: 'a'.repeat(max) })).toEqual([]);
    expect(errors({ ...medal, [field]: 'a'.repeat(max + 1) })).toEqual([tooLong]);
  });
});

const church = {
  name: ' Igreja da Videira ',
  default_leader_id: '',
  link_newcomers: 'true',
  time_zone: 'America/Sao_Paulo',
  privacy_contact: ' secretaria@videira.test ',
};

describe('church form', () => {
  it('casts to trimmed texts, with null for no default leader', () => {
    expect(churchFormSchema.validateSync(church)).toEqual({
      name: 'Igreja da Videira',
      default_leader_id: null,
      link_newcomers: true,
      time_zone: 'America/Sao_Paulo',
      privacy_contact: 'secretaria@videira.test',
    });
  });

  it.each([
    [{ name: '  ' }, 'Nome da igreja é obrigatório'],
    [{ name: 'a'.repeat(101) }, 'Nome da igreja deve ter no máximo 100 caracteres'],
    [{ time_zone: '' }, 'Fuso horário é obrigatório'],
    [{ time_zone: 'America/Lugar_Nenhum' }, 'Escolha um fuso horário da lista'],
    [{ privacy_contact: '' }, 'Contato para privacidade é obrigatório'],
  ])('rejects %j with “%s”', (change, message) => {
    expect(validationErrors(churchFormSchema, { ...church, ...change })).toContain(message);
  });
});
