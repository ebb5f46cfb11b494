import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import './before-paint.js';
import { useAppearance, useTextSize } from './device-settings';

const device = vi.hoisted(() => {
  localStorage.setItem('device.text-size', '4');
  for (const name of ['theme-color', 'theme-color', 'color-scheme']) {
    const meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  return {
    turn(dark: boolean) {
      media.matches = dark;
      media.dispatchEvent(new Event('change'));
    },
  };
});

const page = () => document.documentElement.dataset;
const contents = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name$="color"], meta[name^="color"]')].map(
    ({ content }) => content,
  );
const light = ['#FAF7F2', '#FAF7F2', 'light'];
const dark = ['#141814', '#141814', 'dark'];

it('the first paint uses the device’s color scheme and its stored text size', () => {
  expect(page()).toMatchObject({ scheme: 'dark', textSize: '4' });
  expect(contents()).toEqual(dark);
  expect(renderHook(useTextSize).result.current[0]).toBe(4);
});

describe('the appearance', () => {
  beforeEach(() => {
    localStorage.clear();
    device.turn(false);
  });

  it('follows the device by default, and again after “system” is chosen', () => {
    const { result } = renderHook(useAppearance);
    expect([result.current[0], page().scheme]).toEqual(['system', 'light']);
    act(() => result.current[1]('dark'));
    expect([result.current[0], page().scheme]).toEqual(['dark', 'dark']);
    expect(contents()).toEqual(dark);
    act(() => result.current[1]('light'));
    device.turn(true);
    expect(contents()).toEqual(light);
    act(() => result.current[1]('system'));
    expect([result.current[0], page().scheme]).toEqual(['system', 'dark']);
  });

  it('follows another tab', () => {
    const { result } = renderHook(useAppearance);
    localStorage.setItem('device.appearance', 'dark');
    act(() => void dispatchEvent(new Event('storage')));
    expect([result.current[0], page().scheme]).toEqual(['dark', 'dark']);
  });
});

describe('the size of the text', () => {
  it('changes the page at once', () => {
    const { result } = renderHook(useTextSize);
    act(() => result.current[1](2));
    expect([result.current[0], page().textSize]).toEqual([2, '2']);
  });

  it.each(['7', '-1', '1.5', 'grande', ''])('is a valid size when %j is stored', (stored) => {
    localStorage.setItem('device.text-size', stored);
    const known = [0, 1, 2, 3, 4];
    expect(known).toContain(renderHook(useTextSize).result.current[0]);
  });
});
