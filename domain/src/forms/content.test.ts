import { describe, expect, it } from 'vitest';
import { challengeCategories } from '../documents/challenge';
import { validationErrors } from '../testing/validate';
import { challengeFormSchema, churchFormSchema } from './content';

const challenge = {
  title: 'Sete dias de oração',
  description: 'Ore todos os dias.',
  category: 'Oração e Jejum',
  duration_days: '7',
  reward_type: 'xp',
  reward_value: '100',
};
const messages = (changes: Record<string, unknown>) =>
  validationErrors(challengeFormSchema, { ...challenge, ...changes });

describe('challenge form', () => {
  it('title, description, category, duration and reward value are required, in that order', () => {
    expect(validationErrors(challengeFormSchema, {})).toEqual([
      'Título é obrigatório',
      'Descrição é obrigatória',
      'Categoria é obrigatória',
      'Duração é obrigatória',
      'Quantidade de XP é obrigatória',
    ]);
  });

  it.each([...challengeCategories, 'streak', 'devotionals'])('%s is a category', (category) => {
    expect(messages({ category })).toEqual([]);
  });

  it.each([
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
  ])('%j: %s', (changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it('reward type defaults to xp, and the duration comes out as a number', () => {
    const { reward_type: _, ...typed } = challenge;
    expect(challengeFormSchema.cast(typed)).toEqual({ ...challenge, duration_days: 7 });
  });

  it.each([
    ['title', 100, 'Título deve ter no máximo 100 caracteres'],
    ['description', 2_000, 'Descrição deve ter no máximo 2.000 caracteres'],
    ['reward_value', 100, 'Nome da medalha deve ter no máximo 100 caracteres'],
  ])('%s has at most %d characters', (field, max, tooLong) => {
    const medal = { reward_type: 'medalha', reward_value: 'Coração Fiel' };
    expect(messages({ ...medal, [field]: 'a'.repeat(max) })).toEqual([]);
    expect(messages({ ...medal, [field]: 'a'.repeat(max + 1) })).toEqual([tooLong]);
  });

  it('a medal has a name', () => {
    expect(messages({ reward_type: 'medalha', reward_value: 'Coração Fiel' })).toEqual([]);
  });
});

const church = {
  name: ' Igreja da Videira ',
  default_leader_id: '',
  time_zone: 'America/Sao_Paulo',
  privacy_contact: ' secretaria@videira.test ',
};

describe('the church’s settings', () => {
  it('come out trimmed, with null for nobody', () => {
    expect(churchFormSchema.validateSync(church)).toEqual({
      name: 'Igreja da Videira',
      default_leader_id: null,
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
  ])('refuse %j', (change, message) => {
    expect(validationErrors(churchFormSchema, { ...church, ...change })).toContain(message);
  });
});
