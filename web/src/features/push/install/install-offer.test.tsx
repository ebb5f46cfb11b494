import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDeviceSetting } from '@/lib/device-settings';
import { captureInstallPrompt } from '@/lib/install';
import { renderApp } from '@/testing/render';
import { InstallOffer } from './install-offer';

const offer = () => screen.queryByRole('region', { name: 'Instalar o aplicativo' });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const prompt = vi.fn<() => Promise<{ outcome: string }>>();

captureInstallPrompt();

/** The browser offers the installation. */
function offerByBrowser(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event;
}

beforeEach(() => {
  localStorage.clear();
  prompt.mockReset().mockResolvedValue({ outcome: 'accepted' });
});

afterEach(() => {
  act(() => void dispatchEvent(new Event('appinstalled')));
});

it('appears if the browser can install the app, and shows the prompt once', async () => {
  renderApp(<InstallOffer />);
  expect(offer()).toBeNull();
  // The browser's own banner is suppressed, because it would appear at another time.
  expect(offerByBrowser().defaultPrevented).toBe(true);
  expect(offer()).not.toBeNull();
  press('Instalar');
  await waitFor(() => expect(offer()).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();
});

it('stays hidden on a device after it was declined, even after a sign-out', () => {
  const { unmount } = renderApp(<InstallOffer />);
  offerByBrowser();
  press('Agora não');
  expect(offer()).toBeNull();
  unmount();
  renderApp(<InstallOffer />);
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  expect(Object.keys(localStorage).every(isDeviceSetting)).toBe(true);
});

it('shows the steps on an iPhone, and stays hidden in the installed app', async () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5 });
  const { unmount } = renderApp(<InstallOffer />);
  press('Ver como instalar');
  const dialog = await screen.findByRole('dialog', { name: 'Instale o Raízes no iPhone' });
  for (const words of ['Safari', 'Compartilhar', 'Adicionar à Tela de Início', 'Adicionar'])
    expect(dialog.textContent).toContain(words);
  press('Entendi');
  await waitFor(() => expect(offer()).toBeNull());
  unmount();

  localStorage.clear();
  const media = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('standalone') ? { matches: true } : media(query),
  );
  renderApp(<InstallOffer />);
  expect(offer()).toBeNull();
});
