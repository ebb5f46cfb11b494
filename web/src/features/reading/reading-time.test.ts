import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeSpent } from './reading-time';

let now = 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () => {
  const { result, unmount } = renderHook(() => useTimeSpent('ana', 'rute-1', false));
  return { seconds: () => result.current(), unmount };
};
/** Lets time pass on an open page, with its ticks. */
function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 5) {
    now += 5000;
    vi.advanceTimersByTime(5000);
  }
}
const sleep = (seconds: number) => (now += seconds * 1000);
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('counts the time only while the page is visible, and each second once', () => {
  const { seconds } = open();
  pass(40);
  show('hidden');
  show('hidden');
  pass(300);
  show('visible');
  show('visible');
  pass(20);
  expect(seconds()).toBe(60);
});

it('continues after a reload, and from the time stored by a page that was killed in the background', () => {
  const { unmount } = open();
  pass(40);
  unmount();
  open();
  pass(20);
  expect(open().seconds()).toBe(60);
});

it('does not count the night that a device slept with the page open', () => {
  const { seconds } = open();
  pass(60);
  sleep(8 * 60 * 60);
  expect(seconds()).toBe(75);
});

it('never runs backwards', () => {
  const { seconds } = open();
  sleep(-100);
  expect(seconds()).toBe(0);
});
