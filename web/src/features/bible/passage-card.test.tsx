import type { Passage } from '@raizes/domain/bible/passage';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBible, aChapter, fakeBible } from '@/testing/bible';
import { renderApp } from '@/testing/render';

const romans8: Passage = {
  book: 'ROM',
  from: { chapter: 8, verse: 28 },
  to: { chapter: 8, verse: 29 },
};

/** Shows the card on a freshly loaded page, with these files on the server. */
async function show(passage: Passage, files: ReturnType<typeof aBible>, isOnline = true) {
  fakeBible.reset(files);
  fakeBible.isOnline = isOnline;
  vi.resetModules();
  const { PassageCard } = await import('./passage-card');
  const onClose = vi.fn<() => void>();
  return { onClose, ...renderApp(<PassageCard passage={passage} onClose={onClose} />) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('shows the verses with the credit line of their edition, and opens the reader', async () => {
  const { onClose, currentAddress } = await show(romans8, aBible('blivre', ['ROM']));
  const dialog = screen.getByRole('dialog', { name: 'Romanos 8.28-29' });
  await screen.findByText(/ROM 8\.28/);
  expect(dialog.textContent).toContain('ROM 8.29');
  expect(dialog.textContent).toContain('Bíblia blivre, licença Creative Commons');
  fireEvent.click(screen.getByRole('link', { name: 'Abrir na Bíblia' }));
  expect(currentAddress()).toBe('/biblia/romanos/8?v=28-29');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that a sample has only a few chapters', async () => {
  const sample = aBible('amostra', [{ book: 'ROM', chapters: [aChapter('ROM', 1)] }], {
    is_sample: true,
  });
  await show(romans8, sample);
  await screen.findByText(/só alguns capítulos da Bíblia/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what to do without internet, and retries on request', async () => {
  await show(romans8, aBible('blivre', ['ROM']), false);
  await screen.findByText(/Sem internet agora/);
  fakeBible.isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/ROM 8\.28/)).not.toBeNull();
});
