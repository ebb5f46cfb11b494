import { addDays } from '@raizes/domain/day';
import { recordDevotional } from '@raizes/domain/progress/record';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp, screenText } from '@/testing/render';
import { aDay, aUserStats } from '@raizes/tests/factories';
import { LateDevotional } from './late-devotional';

const [yesterday, before] = [addDays(aDay, -1), addDays(aDay, -3)];
const morning = new Date(`${aDay}T09:00:00`);
const statsWith = (day: typeof aDay, at = morning) =>
  recordDevotional(aUserStats(), { day, memorized: false, at }).stats;

const show = (days: (typeof aDay)[], stats = aUserStats()) =>
  renderApp(<LateDevotional uid="ana" stats={stats} days={days} today={aDay} />);
const link = () => screen.queryByRole('link');

beforeEach(() => localStorage.clear());

it('links to a late devotional that is not done', () => {
  show([yesterday]);
  expect(link()?.getAttribute('href')).toBe(`/devotional?day=${yesterday}`);
  expect(screenText()).toContain('O devocional de ontem chegou mais tarde');
  expect(screenText()).toContain('Você ainda pode fazê-lo e ele conta para ontem.');
});

it('names the step reached on this device', () => {
  const draft = { step: 3, reflection: '', application: '', verse_memorization: '' };
  const left = JSON.stringify({ ...draft, memorization: null, skipped: false });
  localStorage.setItem(`raizes.draft.ana.${yesterday}`, left);
  show([yesterday]);
  expect(screenText()).toContain('Você parou no passo 3 de 8. Ele conta para ontem.');
});

it('offers the newest of several late devotionals until each is done', () => {
  const { unmount } = show([before, yesterday]);
  expect(link()?.getAttribute('href')).toBe(`/devotional?day=${yesterday}`);
  unmount();
  show([before, yesterday], statsWith(yesterday));
  expect(link()?.getAttribute('href')).toBe(`/devotional?day=${before}`);
  expect(screenText()).toContain('O devocional de quarta-feira, 18 de novembro, chegou mais tarde');
  expect(screenText()).toContain('ele conta para esse dia.');
});

it('names the day it counts for on the day it was done, and shows nothing afterwards', () => {
  const { unmount } = show([yesterday], statsWith(yesterday));
  expect(screenText()).toBe('O devocional de ontem está feito e conta para ontem.');
  expect(link()).toBeNull();
  unmount();
  show([before], statsWith(before, new Date(`${yesterday}T09:00:00`)));
  expect(screenText()).toBe('');
});
