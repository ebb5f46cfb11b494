import type { Notification } from '@raizes/domain/documents/notification';
import { collections, paths } from '@raizes/domain/paths';
import { aNotification } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { Bell } from './bell';
import { NewBadges } from './new-badges';
import { NewBadgesLine } from './new-badges-line';
import { NotificationDrawer } from './notification-drawer';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
});

const mine = collections.notifications('ana');
const isRead = (id: string) => store.get(paths.notification('ana', id))?.['read'];

describe('the list', () => {
  const onClose = vi.fn<() => void>();

  function show(notifications: Notification[]) {
    store.putAll(mine, notifications);
    return renderApp(<NotificationDrawer open onClose={onClose} />, { route: '/dashboard' });
  }
  const rows = () => [...document.querySelectorAll('li')];
  const markAll = () => screen.getByText<HTMLButtonElement>('Marcar todas como lidas');

  it('says that it is empty, or that nothing is stored on this device', () => {
    const { unmount } = show([]);
    expect(screenText()).toContain('Nenhuma notificação ainda.');
    unmount();
    store.goOffline();
    show([]);
    expect(screenText()).toContain('suas notificações ainda não foram guardadas neste aparelho');
  });

  it('shows a spinner while it loads', () => {
    store.silence();
    show([]);
    expect(screen.getByRole('progressbar')).toBeDefined();
  });

  it('shows which notifications are unread, and marks an opened one as read', async () => {
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
    expect(isRead('nova')).toBe(false);
    fireEvent.click(screen.getByText('Resposta recebida'));
    await waitFor(() => expect(isRead('nova')).toBe(true));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(currentAddress()).toBe('/my-messages');
  });

  it('marks all as read if any is unread', async () => {
    show([aNotification({ id: 'a' }), aNotification({ id: 'b' })]);
    fireEvent.click(markAll());
    await waitFor(() => expect(markAll().disabled).toBe(true));
    expect([isRead('a'), isRead('b')]).toEqual([true, true]);
  });

  it('shows the newest twenty, with long texts in full', () => {
    const title = 'Encontro de jovens no próximo sábado '.repeat(5).trim();
    show(Array.from({ length: 21 }, (_, index) => aNotification({ id: `n${index}`, title })));
    expect(rows()).toHaveLength(20);
    expect(rows()[19]?.textContent).toContain(title);
  });
});

it.each([
  [0, 'Notificações'],
  [1, 'Notificações: 1 não lida'],
  [2, 'Notificações: 2 não lidas'],
  [100, 'Notificações: 99+ não lidas'],
])('counts %i unread on the bell', (unread, label) => {
  renderApp(<Bell unread={unread} />);
  expect(screen.getByLabelText(label)).toBeDefined();
});

it('opens the list from the bell', async () => {
  renderApp(<Bell unread={0} />);
  fireEvent.click(screen.getByLabelText('Notificações'));
  expect(await screen.findByText(/^Nenhuma notificação ainda/)).toBeDefined();
});

describe('a new badge', () => {
  const badge = (id: string) =>
    aNotification({ id, kind: 'badge', title: 'Nova conquista!', body: `Medalha ${id}` });
  function Hoje() {
    const [found, setFound] = useState<Notification[]>([]);
    return (
      <>
        <NewBadges uid="ana" unread={1} onFound={(each) => setFound((all) => [each, ...all])} />
        {found.length > 0 && <NewBadgesLine badges={found} />}
      </>
    );
  }
  const show = () => renderApp(<Hoje />);

  it('is said once, without a toast, and marked read', async () => {
    store.putAll(mine, [badge('semente')]);
    const { unmount } = show();
    expect(await screen.findByText('Medalha semente')).toBeDefined();
    expect(isRead('semente')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Nova conquista!');
    unmount();
    store.putAll(mine, [badge('semente')]);
    show();
    await waitFor(() => expect(isRead('semente')).toBe(true));
    expect(screenText()).not.toContain('Medalha semente');
  });

  it('waits until the page is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    store.putAll(mine, [badge('rocha')]);
    show();
    expect(isRead('rocha')).toBe(false);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Medalha rocha')).toBeDefined();
  });
});
