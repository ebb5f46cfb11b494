import { expect, it } from 'vitest';
import { formatReminder } from './push-device';

it.each([
  [[0, 1, 2, 3, 4, 5, 6], 'Todos os dias, às 7h'],
  [[5, 4, 3, 2, 1], 'De segunda a sexta, às 7h'],
  [[6, 0], 'Dom e sáb, às 7h'],
  [[1, 3, 5], 'Seg, qua e sex, às 7h'],
  [[2], 'Ter, às 7h'],
])('formats %j as "%s"', (weekdays, text) => {
  expect(formatReminder({ enabled: true, hour: 7, weekdays, time_zone: 'UTC' })).toBe(text);
});

it('says that a reminder is off', () => {
  const off = { enabled: false, hour: 7, weekdays: [1], time_zone: 'UTC' };
  expect(formatReminder(off)).toBe('Desativado');
});
