import { expect, it } from 'vitest';
import { firstNameOf, nameWithoutTitle } from './person-name';

it.each([
  ['João da Silva', 'João'],
  ["Pr. João d'Ávila", 'João'],
  ['Pr João', 'João'],
  ['Pastora Dra. Paula', 'Paula'],
  ['Dra. Paula', 'Paula'],
  ['Profª Lúcia', 'Lúcia'],
  ['Mª Aparecida', 'Maria'],
  ['JOSÉ DA SILVA', 'José'],
  ['🙏 Ana Clara', 'Ana'],
  ['🙏Ana', 'Ana'],
  ['de Souza', 'Souza'],
  ['José-Pedro', 'José-Pedro'],
  ['JP Costa', 'JP'],
  ['Pastor', 'Pastor'],
  ['  Ana ', 'Ana'],
  ['🙏', '🙏'],
])('greets %s as %s', (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});

it.each([
  ["Pr. João d'Ávila", "João d'Ávila"],
  ['Pastor Paulo Ribeiro', 'Paulo Ribeiro'],
  ['Paulo Ribeiro', 'Paulo Ribeiro'],
  ['Pastor', 'Pastor'],
])('names %s after a position as %s', (name, plain) => {
  expect(nameWithoutTitle(name)).toBe(plain);
});
