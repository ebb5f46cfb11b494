import { badgeCatalogue } from '@raizes/domain/progress/badges';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mockCanvas } from '@/testing/canvas';
import { renderApp } from '@/testing/render';
import { BadgeButton } from './badge-button';
import { badgeDrawing } from './badge-drawings';

let canvas: ReturnType<typeof mockCanvas>;
beforeEach(() => {
  canvas = mockCanvas();
});
afterEach(() => canvas.restore());

it('gives each badge a drawing of its own, and a church’s own badges another one', () => {
  const ids = [...badgeCatalogue.map(({ id }) => id), 'medalha-x'];
  const drawn = new Set(ids.map((id) => renderToStaticMarkup(badgeDrawing(id))));
  expect(drawn.size).toBe(ids.length);
});

it('opens large, with its day, and is shared as a card', async () => {
  const badge = {
    id: 'sequencia-7',
    name: 'Uma Semana Firme',
    description: 'Sete dias seguidos de devocional.',
    on: '2026-11-23',
  } as const;
  renderApp(<BadgeButton badge={badge}>Uma Semana Firme</BadgeButton>);
  fireEvent.click(screen.getByRole('button', { name: 'Uma Semana Firme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Uma Semana Firme' });
  expect(dialog.textContent).toContain('Conquistada em 23/11/2026');
  expect(dialog.textContent).toContain('Sete dias seguidos de devocional.');
  fireEvent.click(screen.getByText('Compartilhar', { selector: 'button' }));
  const download = await screen.findByText<HTMLButtonElement>('Baixar imagem');
  await waitFor(() => expect(download.disabled).toBe(false));
  const card = screen.getByRole('img', { name: /^Cartão: Uma Semana Firme/ });
  expect(card.getAttribute('aria-label')).toContain('Conquistada em 23/11/2026');
});
