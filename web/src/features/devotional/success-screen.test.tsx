import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aDevotional } from '@raizes/tests/factories';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { mockCanvas } from '@/testing/canvas';
import { renderApp } from '@/testing/render';
import { SuccessScreen } from './success-screen';

const shared =
  'Completei o devocional de hoje no Raízes! 🌱\n\n“Eu sou a videira, vós, as varas.” (João 15.5)';

/** Presses the button on a device with this share sheet, or with none. */
function share(
  sheet?: () => Promise<void>,
  lateDayName: string | null = null,
  figures: ComponentProps<typeof SuccessScreen>['figures'] = {
    xpGained: 75,
    streak: 1,
    level: 1,
    totalXp: 75,
  },
) {
  Object.assign(navigator, { share: sheet });
  renderApp(
    <SuccessScreen
      devotional={aDevotional()}
      figures={figures}
      sending={false}
      badges={[]}
      lateDayName={lateDayName}
      tomorrow="Tiago 1.5"
      next={null}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByText('Compartilhar', { selector: 'button' }));
}
const failingSheet = (name: string) =>
  vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', name));
const dialog = () => screen.findByRole('dialog', { name: 'Compartilhar' });

let canvas: ReturnType<typeof mockCanvas>;
beforeEach(() => {
  canvas = mockCanvas();
});
afterEach(() => {
  canvas.restore();
  Object.assign(navigator, { share: undefined });
});

it('shares by WhatsApp or by copying if there is no share sheet', async () => {
  share();
  expect((await dialog()).textContent).toContain(shared);
  const href = screen.getByText('WhatsApp').closest('a')?.href ?? '';
  expect(href).toBe(`https://wa.me/?text=${encodeURIComponent(shared)}`);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByText('Copiar texto'));
  expect(await screen.findByText('Texto copiado!')).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(shared);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shares by the share sheet, and does not treat closing it as a failure', async () => {
  const sheet = failingSheet('AbortError');
  share(sheet);
  await waitFor(() => expect(sheet).toHaveBeenCalledExactlyOnceWith({ text: shared }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the other ways when the share sheet fails', async () => {
  share(failingSheet('NotAllowedError'));
  expect(await dialog()).toBeTruthy();
});

it('does not call a late devotional today’s', async () => {
  const sheet = vi.fn<() => Promise<void>>().mockResolvedValue();
  share(sheet, 'ontem');
  const text = shared.replace('o devocional de hoje', 'um devocional');
  await waitFor(() => expect(sheet).toHaveBeenCalledExactlyOnceWith({ text }));
  expect(screen.getByText('Ele conta para ontem.')).toBeTruthy();
});

it('names tomorrow’s verse, and never shares the streak', async () => {
  share();
  expect(screen.getByText('Amanhã: Tiago 1.5')).toBeTruthy();
  expect((await dialog()).textContent).not.toContain('Sequência');
});

it.each([
  [1, '0'],
  [2, '1'],
  [4, '1'],
  [5, '2'],
  [9, '2'],
  [10, '3'],
  [24, '3'],
  [25, '4'],
])('shows the tree of level %i, which opens a leaf', async (level, stage) => {
  share(undefined, null, { xpGained: 50, streak: 1, level, totalXp: (level - 1) * 100 });
  await waitFor(() =>
    expect(document.querySelector('[data-opens]')?.getAttribute('data-stage')).toBe(stage),
  );
});

it('shows and shares no figure while the progress is unknown', async () => {
  store.goOffline();
  share(undefined, null, null);
  expect((await dialog()).textContent).not.toContain('Sequência');
  expect(screen.getByText(/^Seu progresso aparece quando/)).toBeTruthy();
  expect(screen.queryByText(/^Nível|XP/)).toBeNull();
});
