import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mockCanvas } from '@/testing/canvas';
import { renderApp } from '@/testing/render';
import { aDevotional } from '../../../../tests/factories';
import { DevotionalCard } from './devotional-card';

let canvas: ReturnType<typeof mockCanvas>;
beforeEach(() => {
  canvas = mockCanvas();
});
afterEach(() => canvas.restore());

type Props = ComponentProps<typeof DevotionalCard>;

function show(devotional: Props['devotional'], changes: Partial<Props> = {}) {
  const props: Props = {
    devotional,
    xp: 0,
    sending: false,
    step: null,
    next: null,
    hasOwn: false,
    ...changes,
  };
  renderApp(<DevotionalCard {...props} />);
  return screen.getByRole('region', { name: 'Devocional de hoje' });
}

it('links to a devotional that is still to be done', () => {
  const card = show(aDevotional());
  expect(card.textContent).toContain('“Eu sou a videira, vós, as varas.”');
  expect(card.textContent).toContain('João 15.5');
  const link = screen.getByRole('link', { name: 'Começar devocional' });
  expect(link.getAttribute('href')).toBe('/devotional');
});

it('makes a verse card of the whole verse, whether or not the devotional is done', async () => {
  const labels = [
    [0, 'Cartão do versículo'],
    [75, 'Compartilhar o versículo'],
  ] as const;
  for (const [xp, name] of labels) {
    const card = show(aDevotional({ verse_text: 'palavra '.repeat(30).trim() }), { xp });
    fireEvent.click(await within(card).findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar' });
    expect(dialog.textContent).toContain(`“${'palavra '.repeat(30).trim()}” (João 15.5)`);
    cleanup();
  }
});

it('shortens a long verse after a word', () => {
  const card = show(aDevotional({ verse_text: 'palavra '.repeat(500) }));
  expect(card.querySelector('blockquote')?.textContent?.length).toBeLessThan(400);
  expect(card.querySelector('blockquote')?.textContent).toContain('palavra…');
});

it('shows the XP of a completed devotional, and leads to what was written', () => {
  const card = show(aDevotional(), { xp: 75 });
  expect(card.textContent).toContain('Concluído hoje · +75 XP');
  expect(card.textContent).not.toContain('salvo neste aparelho');
  const link = screen.getByRole('link', { name: 'Ver o que escrevi' });
  expect(link.getAttribute('href')).toBe('/devotional');
});

it('links to the reading after completion', () => {
  show(aDevotional(), { xp: 50, next: 'reading' });
  const link = screen.getByRole('link', { name: 'Seguir para a leitura' });
  expect(link.getAttribute('href')).toBe('/daily-reading');
});

it('says that everything is done when the reading is completed too', () => {
  const card = show(aDevotional(), { xp: 50, next: 'finished' });
  expect(card.textContent).toContain('Tudo feito por hoje. Até amanhã!');
  expect(screen.queryByRole('link', { name: 'Seguir para a leitura' })).toBeNull();
});

it('resumes at the step reached on this device', () => {
  const card = show(aDevotional(), { step: 5 });
  expect(card.textContent).toContain('Você parou no passo 5 de 8');
  const link = screen.getByRole('link', { name: 'Continuar devocional' });
  expect(link.getAttribute('href')).toBe('/devotional');
  expect(screen.queryByText('Começar devocional')).toBeNull();
});

it('says that a completion is stored on this device until the server confirms it', () => {
  expect(show(aDevotional(), { xp: 75, sending: true }).textContent).toContain(
    'salvo neste aparelho',
  );
});

it.each([
  ['none', 'Devocional Não Disponível'],
  ['offline', 'O servidor não está respondendo'],
] as const)('explains why there is no devotional: %s', (state, words) => {
  const card = show(state);
  expect(card.textContent).toContain(words);
  expect(screen.queryByRole('link', { name: 'Começar devocional' })).toBeNull();
});

it('shows a skeleton while the devotional loads', () => {
  expect(show('unknown').querySelector('[aria-busy]')).not.toBeNull();
});
