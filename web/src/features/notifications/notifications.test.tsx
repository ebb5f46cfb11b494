import type { Notification } from '@raizes/domain/documents/notification';
import { aNotification } from '@raizes/tests/factories';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisible } from '@/lib/browser';
import { setPerson } from '@/lib/session';
import { ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import { markAllRead, markRead, useNotifications, useUnread } from './api';
import { Bell } from './bell';
import { CelebrateBadges } from './celebrate-badges';
import { NotificationDrawer } from './notification-drawer';
import { PanelNotifications } from './panel-notifications';

vi.mock(import('./api'));
vi.mock(import('@/lib/browser'), { spy: true });

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
});

describe('the list', () => {
  const onClose = vi.fn<() => void>();

  function show(value: Notification[], fromCache = false) {
    vi.mocked(useNotifications).mockReturnValue(ready(value, { fromCache }));
    return renderApp(<NotificationDrawer open onClose={onClose} />, { route: '/dashboard' });
  }
  const rows = () => [...document.querySelectorAll('li')];
  const markAll = () => screen.getByText<HTMLButtonElement>('Marcar todas como lidas');

  it('says that it is empty, or that nothing is stored on this device', () => {
    const { unmount } = show([]);
    expect(screenText()).toContain('Nenhuma notificação ainda.');
    unmount();
    show([], true);
    expect(screenText()).toContain('suas notificações ainda não foram guardadas neste aparelho');
  });

  it('shows a spinner while it loads', () => {
    vi.mocked(useNotifications).mockReturnValue({ state: 'loading' });
    renderApp(<NotificationDrawer open onClose={onClose} />);
    expect(screen.getByRole('progressbar')).toBeDefined();
  });

  it('shows which notifications are unread, and marks an opened one as read', () => {
    const fiveMinutesAgo = new Date(Date.now() - 5 * 60_000);
    const reply = { kind: 'reply', title: 'Resposta recebida', url: '/my-messages' } as const;
    const { currentAddress } = show([
      aNotification({ id: 'nova', ...reply, created_at: fiveMinutesAgo }),
      aNotification({ id: 'lida', title: 'Culto', read: true }),
    ]);
    const [first, second] = rows();
    expect(first?.textContent).toContain('Resposta recebida (não lida)');
    expect(first?.textContent).toContain('há 5 minutos');
    expect(second?.textContent).not.toContain('não lida');
    fireEvent.click(screen.getByText('Culto'));
    expect(markRead).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Resposta recebida'));
    expect(markRead).toHaveBeenCalledExactlyOnceWith('ana', 'nova');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(currentAddress()).toBe('/my-messages');
  });

  it('marks all as read if any is unread', () => {
    const { unmount } = show([aNotification()]);
    fireEvent.click(markAll());
    expect(markAllRead).toHaveBeenCalledExactlyOnceWith('ana');
    unmount();
    show([aNotification({ read: true })]);
    expect(markAll().disabled).toBe(true);
  });

  it('shows a hundred notifications, with long texts in full', () => {
    const title = 'Encontro de jovens no próximo sábado '.repeat(5).trim();
    show(Array.from({ length: 100 }, (_, index) => aNotification({ id: `n${index}`, title })));
    expect(rows()).toHaveLength(100);
    expect(rows()[99]?.textContent).toContain(title);
  });
});

it.each([
  [0, 'Notificações', 'Nenhuma notificação nova'],
  [1, 'Notificações: 1 não lida', '1 notificação nova'],
  [2, 'Notificações: 2 não lidas', '2 notificações novas'],
  [100, 'Notificações: 99+ não lidas', '99+ notificações novas'],
])('counts %i unread on the bell and on the panel’s card', (unread, label, text) => {
  renderApp(
    <>
      <Bell unread={unread} />
      <PanelNotifications unread={unread} />
    </>,
  );
  expect(screen.getByLabelText(label)).toBeDefined();
  expect(screen.getByLabelText('Avisos').textContent).toContain(text);
});

it('shows no count on the panel’s card while it is unknown', () => {
  renderApp(<PanelNotifications unread={null} />);
  expect(screen.getByLabelText('Avisos').textContent).toBe('Notificações');
});

it('opens the list from the bell', async () => {
  vi.mocked(useNotifications).mockReturnValue(ready([]));
  renderApp(<Bell unread={0} />);
  fireEvent.click(screen.getByLabelText('Notificações'));
  expect(await screen.findByText(/^Nenhuma notificação ainda/)).toBeDefined();
});

describe('a new badge', () => {
  const badge = (id: string) =>
    aNotification({ id, kind: 'badge', title: 'Nova conquista!', body: `Medalha ${id}` });
  const show = () => renderApp(<CelebrateBadges uid="ana" />);

  it('is celebrated once and marked read', async () => {
    vi.mocked(useUnread).mockReturnValue(ready([badge('semente')]));
    vi.mocked(useVisible).mockReturnValue(true);
    const { unmount } = show();
    expect(await screen.findByText('Medalha semente')).toBeDefined();
    expect(markRead).toHaveBeenCalledExactlyOnceWith('ana', 'semente');
    unmount();
    show();
    expect(screenText()).not.toContain('Medalha semente');
    expect(markRead).toHaveBeenCalledTimes(2);
  });

  it('waits until the page is visible', async () => {
    vi.mocked(useUnread).mockReturnValue(ready([badge('rocha')]));
    vi.mocked(useVisible).mockReturnValue(false);
    const { rerender } = show();
    expect(markRead).not.toHaveBeenCalled();
    vi.mocked(useVisible).mockReturnValue(true);
    rerender(<CelebrateBadges uid="ana" />);
    expect(await screen.findByText('Medalha rocha')).toBeDefined();
  });
});
