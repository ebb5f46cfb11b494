import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { aDay } from '@raizes/tests/factories';
import { RefusedDialog } from './refused-completion';

it.each([
  ['offline-today', 'abra o devocional e complete de novo', true],
  ['offline-earlier', 'o tempo desse dia já tinha terminado. O que você escreveu continua', false],
  ['over', 'nos passos deste devocional', false],
] as const)(
  'explains why a devotional was refused and where its texts are (%s)',
  (why, words, hasLink) => {
    renderApp(<RefusedDialog uid="ana" day={aDay} why={why} onClose={vi.fn<() => void>()} />);
    expect(screen.getByRole('dialog').textContent).toContain(words);
    expect(screen.queryByText('Abrir devocional') !== null).toBe(hasLink);
  },
);
