import { expect, it } from 'vitest';
import { validationErrors } from '../testing/validate';
import { messageSchema, replySchema } from './messages';

it.each([
  [
    'message',
    messageSchema,
    'Escreva sua mensagem antes de enviar',
    'Sua mensagem deve ter no máximo 5.000 caracteres',
  ],
  [
    'response',
    replySchema,
    'Escreva sua resposta antes de enviar',
    'Sua resposta deve ter no máximo 5.000 caracteres',
  ],
])('requires a %s of at most 5,000 characters', (field, schema, blank, tooLong) => {
  const errors = (text: string) => validationErrors(schema, { [field]: text });
  expect(errors('')).toEqual([blank]);
  expect(errors(' \n\t ')).toEqual([blank]);
  expect(errors('\u001f\u200b\ue000')).toEqual([blank]);
  expect(errors('a'.repeat(5_000))).toEqual([]);
  expect(errors(` ${'a'.repeat(5_000)} `)).toEqual([]);
  expect(errors('a'.repeat(5_001))).toEqual([tooLong]);
});

it('trims a reply, and keeps its angle brackets and line breaks', () => {
  expect(replySchema.cast({ response: '  1 < 2:\nPaz!\n ' })).toEqual({
    response: '1 < 2:\nPaz!',
  });
});
