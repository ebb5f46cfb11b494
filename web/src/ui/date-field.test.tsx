import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp, screenText } from '@/testing/render';
import { DateField } from './date-field';

const changed = vi.fn<(value: string) => void>();
beforeEach(() => changed.mockClear());
function Form({ initial }: { initial: string }) {
  const [typed, setTyped] = useState(initial);
  return (
    <DateField
      label="Data"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        changed(target.value);
      }}
    />
  );
}

function open(initial = '') {
  renderApp(<Form initial={initial} />);
  const input = screen.getByLabelText<HTMLInputElement>('Data');
  const write = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { input, write };
}

it('reads and writes dates as Brazilians do', () => {
  const { input, write } = open('2026-11-28');
  expect(input).toHaveProperty('value', '28/11/2026');
  write('');
  for (const typed of ['2', '28', '28/1', '28/12', '28/12/2026']) write(typed);
  expect(changed).toHaveBeenLastCalledWith('2026-12-28');
  // A deleted slash stays deleted.
  write('28/12/');
  write('28/12');
  expect(input).toHaveProperty('value', '28/12');
  write('2027-01-05');
  expect(input).toHaveProperty('value', '05/01/2027');
});

it('says what is wrong only when the date is complete or the field loses the focus', () => {
  const { input, write } = open();
  write('31/02/');
  expect(screenText()).not.toContain('escreva');
  fireEvent.blur(input);
  expect(screenText()).toContain('foi entendida: escreva dia, mês e ano, como 28/11/2026');
  fireEvent.focus(input);
  write('31/02/2026');
  expect(screenText()).toContain('Esta data não existe');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  write('28/02/2026');
  expect(screenText()).not.toContain('escreva');
});

it.each([
  ['010127', '01/01/2027'],
  ['1-1-27', '01/01/2027'],
  ['31.12.2032', '31/12/2032'],
  ['2032-03-01', '01/03/2032'],
  ['01 / 03 / 2032', '01/03/2032'],
  ['28/11/26', '28/11/2026'],
  ['28/11/2026', '28/11/2026'],
])('reads %s, typed key by key, as %s', (typed, shown) => {
  const { input, write } = open();
  for (const key of typed) write(input.value + key);
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', shown);
});

it.each(['28/11/0026', '01/03/12032'])('refuses the year of %s in words', (typed) => {
  const { input, write } = open();
  for (const key of typed) write(input.value + key);
  expect(screenText()).toContain('O ano precisa estar entre 2000 e 2100');
  expect(changed).not.toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-/));
});

it('chooses a day from the calendar by touch and with the arrow keys', async () => {
  open('2026-11-30');
  fireEvent.click(screen.getByLabelText('Abrir calendário'));
  const chosen = await screen.findByLabelText('segunda-feira, 30 de novembro de 2026');
  expect(chosen.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(chosen);
  const weekdays = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(weekdays.join(' ')).toBe('D S T Q Q S S');
  fireEvent.keyDown(chosen, { key: 'ArrowRight' });
  const next = screen.getByLabelText('terça-feira, 1 de dezembro de 2026');
  expect(document.activeElement).toBe(next);
  expect(screenText()).toContain('dezembro de 2026');
  fireEvent.click(screen.getByLabelText('Mês anterior'));
  fireEvent.click(screen.getByLabelText('domingo, 1 de novembro de 2026'));
  expect(changed).toHaveBeenLastCalledWith('2026-11-01');
});
