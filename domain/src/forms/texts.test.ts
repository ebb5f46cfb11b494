import { describe, expect, it } from 'vitest';
import { firstValidationError, validationErrors } from '../testing/validate';
import {
  devotionalAnswersSchema,
  memorizationAttemptSchema,
  mentorMessageSchema,
  messageSchema,
  replySchema,
} from './messages';

const incomplete = 'Campos incompletos - Por favor, preencha sua reflexão e aplicação prática.';

describe('devotional completion needs both reflection and application', () => {
  it.each([
    ['', ''],
    ['', 'Orar mais'],
    ['Deus é fiel', ''],
    [' \n ', 'Orar mais'],
    ['Deus é fiel', '\t'],
  ])('reflection %j, application %j', (reflection, application) => {
    expect(firstValidationError(devotionalAnswersSchema, { reflection, application })).toBe(
      incomplete,
    );
  });

  it('keeps what was written, brackets included', () => {
    const answers = { reflection: ' 1 < 2 ', application: 'Orar\nmais' };
    expect(devotionalAnswersSchema.cast(answers)).toEqual({
      reflection: '1 < 2',
      application: 'Orar\nmais',
    });
  });
});

describe('a text is required, and no longer than its limit', () => {
  const answers = { reflection: 'a', application: 'a' };

  it.each([
    [
      'reflection',
      devotionalAnswersSchema,
      answers,
      'reflection',
      10_000,
      incomplete,
      'Sua reflexão deve ter no máximo 10.000 caracteres',
    ],
    [
      'application',
      devotionalAnswersSchema,
      answers,
      'application',
      10_000,
      incomplete,
      'Sua aplicação prática deve ter no máximo 10.000 caracteres',
    ],
    [
      'verse',
      memorizationAttemptSchema,
      {},
      'verse_memorization',
      10_000,
      'Escreva o versículo de memória antes de validar',
      'O versículo deve ter no máximo 10.000 caracteres',
    ],
    [
      'message',
      messageSchema,
      {},
      'message',
      5_000,
      'Escreva sua mensagem antes de enviar',
      'Sua mensagem deve ter no máximo 5.000 caracteres',
    ],
    [
      'response',
      replySchema,
      {},
      'response',
      5_000,
      'Escreva sua resposta antes de enviar',
      'Sua resposta deve ter no máximo 5.000 caracteres',
    ],
    [
      'mentor message',
      mentorMessageSchema,
      {},
      'message',
      2_000,
      'Escreva sua pergunta antes de enviar',
      'Sua mensagem deve ter no máximo 2.000 caracteres',
    ],
  ])('%s', (_, schema, others, field, max, blank, tooLong) => {
    const messages = (text: string) => validationErrors(schema, { ...others, [field]: text });
    expect(messages('')).toEqual([blank]);
    expect(messages(' \n\t ')).toEqual([blank]);
    expect(messages('a'.repeat(max))).toEqual([]);
    expect(messages(` ${'a'.repeat(max)} `)).toEqual([]);
    expect(messages('a'.repeat(max + 1))).toEqual([tooLong]);
  });
});

it('a reply is stored trimmed', () => {
  expect(replySchema.cast({ response: '  Paz!\n ' })).toEqual({ response: 'Paz!' });
});
