import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp, screenText } from '@/testing/render';
import { RichText } from './devotional-text';
import { LinkedText } from './linked-text';
import { providePassages } from './passage-slot';

let becomeIdle = () => {};
beforeEach(() =>
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    becomeIdle = work;
  }),
);
afterEach(() => {
  providePassages(null);
});

const provide = (hasPassage = (_passage: Passage) => true) =>
  providePassages(() =>
    Promise.resolve({
      PassageCard: ({ passage }) => <p>{formatPassage(passage)}</p>,
      loadHasPassage: () => Promise.resolve(hasPassage),
    }),
  );

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

// Must run first: after the parser has loaded, texts get their links immediately.
it('is plain text until the browser is idle, and reads the same with its links', async () => {
  const text = 'Guarde Rm 8.28 e Jo 3.16,18\nno coração.';
  renderApp(<LinkedText text={text} />);
  expect(screenText()).toBe(text);
  expect(links()).toEqual([]);
  becomeIdle();
  await screen.findByRole('link', { name: 'Rm 8.28' });
  expect(screenText()).toBe(text);
  expect(links()).toEqual(['/biblia/romanos/8?v=28', '/biblia/joao/3?v=16', '/biblia/joao/3?v=18']);
});

it('labels an entry of a list of verses with its full reference', async () => {
  renderApp(<LinkedText text="Jo 3.16,18" />);
  becomeIdle();
  const link = await screen.findByRole('link', { name: 'João 3.18' });
  expect(link.textContent).toBe('18');
});

it('opens the reader where no passage card is provided', async () => {
  const { currentAddress } = renderApp(<LinkedText text="Leia o Salmo 23." />);
  becomeIdle();
  fireEvent.click(await screen.findByRole('link', { name: 'Salmo 23' }));
  expect(currentAddress()).toBe('/biblia/salmos/23');
});

it('shows the passage in a card over the page, without leaving the page', async () => {
  provide();
  const { currentAddress } = renderApp(<LinkedText text="Leia Rm 8.28." />, {
    route: '/devotional',
  });
  becomeIdle();
  fireEvent.click(await screen.findByRole('link', { name: 'Rm 8.28' }));
  await screen.findByText('Romanos 8.28');
  expect(currentAddress()).toBe('/devotional');
});

it('does not link to a passage that the edition lacks', async () => {
  provide(({ book }) => book === 'ROM');
  renderApp(<LinkedText text="Leia Jo 3.16 e Rm 8.28." />);
  becomeIdle();
  await screen.findByRole('link', { name: 'Rm 8.28' });
  expect(links()).toEqual(['/biblia/romanos/8?v=28']);
});

it('opens the reader when the card can’t be loaded', async () => {
  providePassages(() => Promise.reject(new Error('offline')));
  const { currentAddress } = renderApp(<LinkedText text="Leia Rm 8.28." />);
  becomeIdle();
  fireEvent.click(await screen.findByRole('link', { name: 'Rm 8.28' }));
  await vi.waitFor(() => expect(currentAddress()).toBe('/biblia/romanos/8?v=28'));
});

it('links references inside bold text and bullets', async () => {
  renderApp(<RichText text={'Leia **Rm 8.28** hoje.\n• Jo 3.16: o amor'} />);
  becomeIdle();
  const bold = await screen.findByRole('link', { name: 'Rm 8.28' });
  expect(bold.closest('strong')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Jo 3.16' }).closest('li')).not.toBeNull();
});

it('adds no links to a text that is still being written', () => {
  renderApp(<RichText text="Leia Rm 8.28" isFinal={false} />);
  becomeIdle();
  expect(links()).toEqual([]);
});

it.each(['João 30.1', 'Ele tem 3 filhos', 'às 10.30'])('adds no link to %s', async (text) => {
  renderApp(<LinkedText text={`${text}; mas leia Jo 1.1`} />);
  becomeIdle();
  await screen.findByRole('link');
  expect(links()).toEqual(['/biblia/joao/1?v=1']);
});
