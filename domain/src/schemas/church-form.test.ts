import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/validate';
import { churchFormSchema } from './church-form';

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
    expect(messagesOf(churchFormSchema, { ...church, ...change })).toContain(message);
  });
});
