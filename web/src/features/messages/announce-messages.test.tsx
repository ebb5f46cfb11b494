import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { aPastorMessage } from '@raizes/tests/factories';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { AnnounceMessages } from './announce-messages';
import { watchPendingMessages } from './api';

vi.mock(import('./api'));

const start = performance.timeOrigin;
let count = 0;
/** Each test has ids of its own: what is announced stays announced. */
const message = (minute: number, disciple_name: string | null) =>
  aPastorMessage({
    id: `m${++count}`,
    disciple_name,
    created_at: new Date(start + minute * 60_000),
  });

let receive: (newestFirst: PastorMessage[]) => void = () => undefined;
const unsubscribe = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(watchPendingMessages).mockImplementation((_, __, onChange) => {
    receive = (newestFirst) => act(() => onChange(newestFirst));
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

it('does not announce a message from before the app was opened', () => {
  show();
  receive([message(-1, 'Ana')]);
  expect(toasts()).toEqual([]);
});

it('announces a new message once, and leads to the panel', () => {
  const { unmount } = show();
  const news = message(1, 'Davi');
  receive([news]);
  receive([news]);
  unmount();
  expect(unsubscribe).toHaveBeenCalled();
  const { currentAddress } = show();
  receive([news]);
  expect(toasts()).toEqual([]);
  receive([message(2, 'Bia')]);
  expect(toasts()).toEqual(['Bia escreveu para você.']);
  fireEvent.click(screen.getByRole('button', { name: 'Ver mensagem' }));
  expect(currentAddress()).toBe('/pastor-panel');
});

it('waits for the name, and announces without one when it does not come', () => {
  show();
  const nameless = message(3, null);
  receive([nameless]);
  expect(toasts()).toEqual([]);
  receive([{ ...nameless, disciple_name: 'Caio' }]);
  receive([message(4, null)]);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(toasts().toSorted()).toEqual([
    'Caio escreveu para você.',
    'Discípulo escreveu para você.',
  ]);
});
