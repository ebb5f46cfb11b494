import { describe, expect, it } from 'vitest';
import { firstValidationError, validationErrors } from '../testing/validate';
import { loginSchema, profileDetailsSchema, signupSchema } from './account';

const login = { email: 'ana@igreja.com', password: 'raizes123' };
const shortPassword = 'Senha deve ter no mínimo 6 caracteres';
const shortName = 'Nome deve ter no mínimo 2 caracteres';
const signup = { full_name: 'Ana Souza', church_denomination: 'Batista', ...login };

describe('login', () => {
  it('accepts an e-mail and a password', () => {
    expect(validationErrors(loginSchema, login)).toEqual([]);
  });

  it.each(['', ' ', 'ana', 'ana@', '@igreja.com', 'ana igreja@x.com'])(
    'rejects the e-mail %j',
    (email) => {
      expect(firstValidationError(loginSchema, { ...login, email })).toBe('Email inválido');
    },
  );

  it.each(['', '12345'])('rejects the password %j', (password) => {
    expect(validationErrors(loginSchema, { ...login, password })).toEqual([shortPassword]);
  });

  it('trims and lowercases the e-mail, and leaves the password as it is', () => {
    const typed = { email: ' Ana@Igreja.COM ', password: ' Senha 1 ' };
    expect(loginSchema.cast(typed)).toEqual({ ...typed, email: 'ana@igreja.com' });
  });
});

describe('signup', () => {
  it('accepts the four fields', () => {
    expect(validationErrors(signupSchema, signup)).toEqual([]);
  });

  it('checks the fields in the order of the form', () => {
    const required = [shortName, 'Denominação é obrigatória', 'Email inválido', shortPassword];
    expect(validationErrors(signupSchema, {})).toEqual(required);
  });

  it.each([
    ['full_name', 'A', shortName],
    ['full_name', ' A ', shortName],
    ['full_name', '<A>', shortName],
    ['church_denomination', 'B', 'Denominação é obrigatória'],
    ['church_denomination', '  ', 'Denominação é obrigatória'],
    ['email', 'ana', 'Email inválido'],
    ['password', '12345', shortPassword],
  ])('rejects the %s %j with “%s”', (field, value, message) => {
    expect(validationErrors(signupSchema, { ...signup, [field]: value })).toEqual([message]);
  });

  it.each([
    ['full_name', 'Nome deve ter no máximo 100 caracteres'],
    ['church_denomination', 'Denominação deve ter no máximo 100 caracteres'],
  ])('requires 2 to 100 characters for %s', (field, tooLong) => {
    const errors = (value: string) => validationErrors(signupSchema, { ...signup, [field]: value });
    expect(errors('Jó')).toEqual([]);
    expect(errors('a'.repeat(100))).toEqual([]);
    expect(errors('a'.repeat(101))).toEqual([tooLong]);
  });

  it('strips angle brackets from names and trims them', () => {
    const typed = { full_name: ' <b>Ana</b> ', church_denomination: ' Assembleia > de Deus ' };
    const cast = signupSchema.cast({ ...signup, ...typed });
    expect(cast).toMatchObject({ full_name: 'bAna/b', church_denomination: 'Assembleia  de Deus' });
  });
});

it('checks profile details with the same rules as at sign-up', () => {
  const details = { full_name: 'A', church_denomination: '' };
  const errors = [shortName, 'Denominação é obrigatória'];
  expect(validationErrors(profileDetailsSchema, details)).toEqual(errors);
});
