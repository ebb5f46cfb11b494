import { fireEvent, screen } from '@testing-library/react';

// By label and text: a query by role computes the name of every element on the screen, which is slow in a long form.

export const admin = { uid: 'admin', email: '', name: '' };

export const field = (label: string) => screen.findByLabelText(label);

export const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

export const press = async (text: string) =>
  fireEvent.click(await screen.findByText(text, { selector: 'button' }));

/** Presses a button or link that is only an icon. */
export const pressIcon = async (label: string) => fireEvent.click(await field(label));
