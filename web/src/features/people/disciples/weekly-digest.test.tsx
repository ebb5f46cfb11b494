import { mondayOf } from '@raizes/domain/digest';
import { calendarDay } from '@raizes/domain/day';
import type { WeeklyDigest } from '@raizes/domain/documents/weekly-digest';
import { paths } from '@raizes/domain/paths';
import { aProfile } from '@raizes/tests/factories';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { OpenConversation } from '@/features/messages/api';
import { currentTime } from '@/lib/timing';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { WeeklyDigestCard } from './weekly-digest';

const week = mondayOf(calendarDay(currentTime()));
const digest: WeeklyDigest = {
  week,
  away: [
    { id: 'ana', days: 12 },
    { id: 'left', days: 9 },
  ],
  reached: [
    {
      id: 'bia',
      achievements: [
        { kind: 'badge', name: 'Primeira Leitura' },
        { kind: 'streak', days: 14 },
        { kind: 'level', level: 3 },
      ],
    },
  ],
  away_count: 4,
  reached_count: 1,
  waiting: 2,
  private: 1,
};
const disciples = [
  aProfile({ id: 'ana', full_name: 'Ana Souza' }),
  aProfile({ id: 'bia', full_name: 'Bia Lima' }),
];
const onOpenConversation = vi.fn<OpenConversation>();
const show = (
  found: Partial<WeeklyDigest> | null,
  more: Partial<ComponentProps<typeof WeeklyDigestCard>> = {},
) => {
  if (found) store.put(paths.weeklyDigest('lider', week), { ...digest, ...found });
  renderApp(
    <WeeklyDigestCard
      uid="lider"
      disciples={disciples}
      onOpenConversation={onOpenConversation}
      {...more}
    />,
  );
};

it('shows who is away, which messages wait and what to celebrate, without people who are no longer linked', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'Resumo da semana' })).toBeTruthy();
  expect(screen.getByLabelText('Sentem falta de uma palavra').textContent).toBe(
    'Sentem falta de uma palavraAna Souzahá 12 dias sem devocionale mais 2',
  );
  expect(screen.getByText('2 mensagens há mais de dois dias').getAttribute('href')).toBe(
    '/pastor-panel',
  );
  expect(screen.getByLabelText('Para celebrar junto').textContent).toContain(
    'Bia Limaconquistou “Primeira Leitura”, 14 dias seguidos, chegou ao nível 3',
  );
  expect(screenText()).toContain('1 discípulo não compartilha o progresso');
});

it('does not count people who are no longer linked', () => {
  const away = ['a', 'b', 'c', 'd', 'left'].map((id) => ({ id, days: 9 }));
  const five = ['a', 'b', 'c', 'd', 'ana'].map((id) => aProfile({ id, full_name: id }));
  store.put(paths.weeklyDigest('lider', week), {
    ...digest,
    away: [...away, { id: 'ana', days: 8 }],
    away_count: 6,
  });
  renderApp(
    <WeeklyDigestCard uid="lider" disciples={five} onOpenConversation={onOpenConversation} />,
  );
  const named = screen.getByLabelText('Sentem falta de uma palavra').textContent;
  expect(named).toContain('anahá 8 dias');
  expect(named).not.toContain('e mais');
});

it('says that a week was quiet', () => {
  show({ away: [], reached: [], waiting: 0, private: 0 });
  expect(screenText()).toContain('Uma semana tranquila');
});

it('shows nothing before the week’s digest is written', () => {
  show(null);
  expect(screen.queryByText('Resumo da semana')).toBeNull();
});

it('opens the conversation with a person from their name', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: 'Bia Lima' }));
  expect(onOpenConversation).toHaveBeenCalledWith({ id: 'bia', full_name: 'Bia Lima' });
});

it('lists three people, and can be closed, where it stands above everything else', () => {
  const away = ['a', 'b', 'c', 'd'].map((id) => ({ id, days: 9 }));
  const onClose = vi.fn<() => void>();
  const all = away.map(({ id }) => aProfile({ id, full_name: id }));
  show({ away, away_count: 4 }, { disciples: all, onClose });
  expect(screen.getByLabelText('Sentem falta de uma palavra').textContent).toContain('e mais 1');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o resumo da semana' }));
  expect(onClose).toHaveBeenCalledOnce();
});
