import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

// These queries use labels and text, because a query by role computes the name of every element, which is slow in a long form.

export const admin = { uid: 'admin', email: '', name: '' };

export const field = (label: string) => screen.findByLabelText(label);

export const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

export const press = async (text: string) =>
  fireEvent.click(await screen.findByText(text, { selector: 'button' }));

/** Presses a button or link that has only an icon. */
export const pressIcon = async (label: string) => fireEvent.click(await field(label));

/** Resolves a field's conflict in favour of the other admin's stored value. */
export async function takeStored(label: string): Promise<void> {
  fireEvent.click(within(await field(`${label}: dois textos`)).getByText('Usar o salvo'));
}

/** The texts that describe a field. */
export async function helpOf(label: string): Promise<string> {
  const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

export const expectHelp = (label: string, text: string) =>
  waitFor(async () => expect(await helpOf(label)).toContain(text));
