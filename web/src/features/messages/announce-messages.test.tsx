import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { aPastorMessage } from '@raizes/tests/factories';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeClockOffset } from '@/lib/timing';
import { renderApp } from '@/testing/render';
import { AnnounceMessages } from './announce-messages';
import { isMuted, watchPendingMessages } from './api';

vi.mock(import('./api'));

const start = performance.timeOrigin;
let count = 0;
/** Ids are unique across the tests, because announced ids are remembered. */
const message = (minute: number, disciple_name: string | null) =>
  aPastorMessage({
    id: `m${++count}`,
    disciple_name,
    created_at: new Date(start + minute * 60_000),
  });

let receive: (newestFirst: PastorMessage[]) => Promise<void> = async () => undefined;
const unsubscribe = vi.fn<() => void>();

beforeEach(() => {
  // `performance` stays real: its time origin is when the page was opened.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.mocked(isMuted).mockResolvedValue(false);
  vi.mocked(watchPendingMessages).mockImplementation((_, onChange) => {
    receive = (newestFirst) => act(async () => onChange(newestFirst));
    return unsubscribe;
  });
});
afterEach(() => vi.useRealTimers());

const show = () => renderApp(<AnnounceMessages uid="pastor" />, { route: '/dashboard' });
const toasts = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => {
    const [found] = /[^!]* escreveu para você\./.exec(textContent) ?? [];
    return found === undefined ? [] : [found.replace('Nova mensagem', '')];
  });

it('does not announce a message from before the app was opened', async () => {
  show();
  await receive([message(-1, 'Ana')]);
  expect(toasts()).toEqual([]);
});

it('uses the server’s clock if this device’s clock is wrong', async () => {
  storeClockOffset(-60 * 60_000);
  show();
  await receive([message(-61, 'Ana'), message(-59, 'Lia')]);
  storeClockOffset(0);
  expect(toasts()).toEqual(['Lia escreveu para você.']);
});

it('announces a new message once, and links to it', async () => {
  const { unmount } = show();
  const news = message(1, 'Davi');
  await receive([news]);
  await receive([news]);
  unmount();
  expect(unsubscribe).toHaveBeenCalled();
  const { currentAddress } = show();
  await receive([news]);
  expect(toasts()).toEqual([]);
  const other = message(2, 'Bia');
  await receive([other]);
  expect(toasts()).toEqual(['Bia escreveu para você.']);
  fireEvent.click(screen.getByRole('button', { name: 'Ver mensagem' }));
  expect(currentAddress()).toBe(`/pastor-panel?message=${other.id}`);
});

it('announces a message whose author has erased the account without a name', async () => {
  show();
  await receive([message(3, null)]);
  expect(toasts()).toEqual(['Discípulo escreveu para você.']);
});

it('announces no message from a muted person', async () => {
  vi.mocked(isMuted).mockImplementation(async (_, personId) => personId === 'bia');
  show();
  await receive([{ ...message(5, 'Bia'), user_id: 'bia' }, message(6, 'Ana')]);
  expect(toasts()).toEqual(['Ana escreveu para você.']);
});

it('announces a message if the mute can’t be read', async () => {
  vi.mocked(isMuted).mockRejectedValue(new Error('offline'));
  show();
  await receive([message(7, 'Ana')]);
  expect(toasts()).toEqual(['Ana escreveu para você.']);
});
