import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registration, updateServiceWorker } from '@/testing/register-sw';
import { renderApp } from '@/testing/render';
import { Updates } from './updates';

const reload = vi.fn<() => void>();
let container: EventTarget;

beforeEach(() => {
  vi.clearAllMocks();
  container = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal('location', { reload });
  renderApp(<Updates />);
});

const offers = () => screen.queryAllByText('Nova versão disponível');
const accept = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));

describe('a new version', () => {
  it('is offered when it is ready, and activated when the person accepts', async () => {
    expect(offers()).toHaveLength(0);
    act(() => registration.options.onNeedRefresh?.());
    expect(updateServiceWorker).not.toHaveBeenCalled();
    await accept();
    expect(offers()).toHaveLength(1);
    expect(updateServiceWorker).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has activated is offered here instead of reloading', async () => {
    act(() => registration.options.onNeedReload?.());
    expect(reload).not.toHaveBeenCalled();
    await accept();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is checked for when the app returns to the front after an hour, not earlier', () => {
    const update = vi.fn<() => Promise<void>>(async () => {});
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const registered = Object.assign(new EventTarget(), { update });
    registration.options.onRegisteredSW?.(
      '/sw.js',
      registered as unknown as ServiceWorkerRegistration,
    );
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).not.toHaveBeenCalled();
    now.mockReturnValue(60 * 60 * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledOnce();
    now.mockRestore();
  });
});
