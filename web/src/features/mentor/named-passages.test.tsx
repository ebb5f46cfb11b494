import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBible, aChapter, fakeBible } from '@/testing/bible';
import { renderApp, screenText } from '@/testing/render';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Renders on a freshly loaded page, with these files on the server. */
async function show(text: string, files: ReturnType<typeof aBible>) {
  fakeBible.reset(files);
  vi.resetModules();
  const { NamedPassages } = await import('./log');
  return renderApp(<NamedPassages text={text} />);
}

it('quotes the passages that an answer names from our Bible, and opens the reader', async () => {
  const { currentAddress } = await show(
    'Leia Rm 8.28 e João 3.16-17. Guarde Romanos 8.28.',
    aBible('blivre', ['ROM', 'JHN']),
  );
  const cards = await screen.findAllByRole('link');
  expect(cards.map((card) => card.textContent)).toEqual([
    'Romanos 8.28BLIVREROM 8.28',
    'João 3.16-17BLIVREJHN 3.16 JHN 3.17',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /Romanos/ }));
  expect(currentAddress()).toBe('/biblia/romanos/8?v=28');
});

it('leaves out passages that the edition lacks', async () => {
  const sample = aBible('amostra', [{ book: 'ROM', chapters: [aChapter('ROM', 1)] }]);
  await show('Leia Rm 8.28, Rm 1.16 e Sl 23.', sample);
  const cards = await screen.findAllByRole('link');
  expect(cards.map((card) => card.textContent)).toEqual(['Romanos 1.16AMOSTRAROM 1.16']);
});

it('shows nothing without a Bible', async () => {
  await show('Leia Rm 8.28.', {});
  await vi.waitFor(() => expect(fakeBible.fetched).not.toEqual([]));
  expect(screenText()).toBe('');
});
