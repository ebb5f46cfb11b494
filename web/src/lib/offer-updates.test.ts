import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerUpdates } from './offer-updates';
import { toastNews } from './toast';

vi.mock('./toast', () => ({ toastNews: vi.fn<() => void>() }));

/** A worker whose state the test controls. */
class Worker extends EventTarget {
  postMessage = vi.fn<(message: string) => void>();
  constructor(public state: string) {
    super();
  }
  setState(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn<() => Promise<void>>(async () => {});
}

const reload = vi.fn<() => void>();
let container: EventTarget & { controller: object | null };
let page: EventTarget & { visibilityState: string };
let registration: Registration;

const watch = () => offerUpdates(registration as unknown as ServiceWorkerRegistration);
const offered = () => vi.mocked(toastNews).mock.calls;
const accept = () => offered().at(-1)?.[2]?.run();

beforeEach(() => {
  vi.clearAllMocks();
  registration = new Registration();
  container = Object.assign(new EventTarget(), { controller: {} });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', page);
});

describe('a new version', () => {
  it('that is already waiting is offered, and activated when the person accepts', () => {
    registration.waiting = new Worker('installed');
    watch();
    expect(offered()).toEqual([
      [
        'Nova versão disponível',
        'Ela entra quando você quiser.',
        expect.objectContaining({ label: 'Atualizar' }),
      ],
    ]);
    expect(registration.waiting.postMessage).not.toHaveBeenCalled();
    accept();
    expect(registration.waiting.postMessage).toHaveBeenCalledWith('take-over');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that is found while the app is open is offered after it is installed', () => {
    watch();
    const worker = new Worker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    expect(offered()).toEqual([]);
    worker.setState('installed');
    expect(offered()).toHaveLength(1);
  });

  it('is not offered on the first installation', () => {
    container.controller = null;
    registration.installing = new Worker('installing');
    watch();
    registration.installing.setState('installed');
    container.dispatchEvent(new Event('controllerchange'));
    expect(offered()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that another tab has activated is offered here instead of reloading', () => {
    watch();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    accept();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is checked for when the app returns to the front after an hour, not earlier', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    watch();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).not.toHaveBeenCalled();
    now.mockReturnValue(60 * 60 * 1000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledOnce();
    now.mockRestore();
  });
});
