import { fireEvent, screen, within } from '@testing-library/react';

// By label and text: a query by role computes the name of every element on the screen, which is slow in a long form.

export const admin = { uid: 'admin', email: '', name: '' };

export const field = (label: string) => screen.findByLabelText(label);

export const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

export const press = async (text: string) =>
  fireEvent.click(await screen.findByText(text, { selector: 'button' }));

/** Presses a button or link that is only an icon. */
export const pressIcon = async (label: string) => fireEvent.click(await field(label));

/** What a change does where somebody else has saved these values meanwhile. */
export const mergingWith =
  <Values>(stored: Values) =>
  (_: unknown, merge: (stored: Values) => unknown): Promise<void> =>
    Promise.resolve().then(() => void merge(stored));

/** Takes what somebody else has saved in a field meanwhile. */
export async function takeStored(label: string): Promise<void> {
  fireEvent.click(within(await field(`${label}: dois textos`)).getByText('Usar o salvo'));
}
