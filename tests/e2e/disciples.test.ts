import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { refuseConsent } from '../support/people';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { underWay } from './support/dashboard';
import { createDisciple, createLeader, tab } from './support/panel';
import { expect, test } from './support/test';
import { todayOn } from './support/content';

/** The stats after a streak of so many days that ends on this day. */
const daysInARow = (last: Day, count: number) => ({
  last_devotional_date: last,
  current_streak: count,
  total_devotionals_completed: count,
  runs: [{ start: addDays(last, 1 - count), end: last }],
});

test('a leader sees how those are doing who are linked now, live, and nothing that they do not share', async ({
  page,
}) => {
  const leader = await createLeader();
  const today = await todayOn(page);
  const [away, faithful, reserved] = await Promise.all([
    createDisciple(leader, 'Zilda Ramos', daysInARow(addDays(today, -15), 3)),
    createDisciple(leader, 'Abel Nunes', {
      ...daysInARow(today, 12),
      active_challenges: [underWay({ title: 'Sete dias de oração', counts_from: today })],
    }),
    createDisciple(leader, 'Beatriz Falcão', daysInARow(today, 2)),
  ]);
  await refuseConsent(reserved.uid, 'leader_progress');
  await signIn(page, leader, '/pastor-panel');
  await tab(page, 'Discípulos').click();

  const of = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(page.getByRole('region', { name: 'Sentimos falta' })).toContainText('Zilda Ramos');
  await expect(of('Zilda Ramos')).toContainText('Último devocional: há 15 dias');
  await expect(of('Abel Nunes')).toContainText('Sequência de 12 dias');
  await expect(of('Abel Nunes').getByRole('progressbar')).toHaveAccessibleName(
    'Sete dias de oração',
  );
  await expect(of('Beatriz Falcão')).toContainText('não compartilha o progresso');
  await expectAccessible(page);

  await db.doc(paths.userStats(away.uid)).update(daysInARow(today, 1));
  await expect(of('Zilda Ramos')).toContainText('Último devocional: hoje');
  await db.doc(paths.profile(faithful.uid)).update({ pastor_id: null });
  await expect(of('Abel Nunes')).toHaveCount(0);
  await expect(page.getByText('2 discípulos')).toBeVisible();
});
