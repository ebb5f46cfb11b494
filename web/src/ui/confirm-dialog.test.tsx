import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render';
import { ConfirmDialog } from './confirm-dialog';

it('is an alert dialog named by its question, with its buttons aligned to its text', () => {
  const nothing = () => undefined;
  const question = { title: 'Excluir?', text: 'Não tem volta.', action: 'Excluir' };
  renderApp(<ConfirmDialog {...question} onConfirm={nothing} onClose={nothing} />);
  const dialog = screen.getByRole('alertdialog', {
    name: 'Excluir?',
    description: 'Não tem volta.',
  });
  const paddingOf = (part: string) => {
    const element = dialog.querySelector(`.MuiDialog${part}-root`);
    return element && getComputedStyle(element).paddingRight;
  };
  expect(paddingOf('Actions')).toBe('24px');
  expect(paddingOf('Content')).toBe('24px');
});
