import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { renderApp, screenText } from '@/testing/render';
import { PersonEmail } from './person-email';

const people = Array.from({ length: 130 }, () => crypto.randomUUID());
const emailOf = (userId: string) => `${userId}@raizes.test`;

beforeEach(() =>
  answerCall('look-up-emails', ({ userIds }) => ({
    emails: userIds
      .filter((userId) => userId !== people[1])
      .map((userId) => ({ userId, email: emailOf(userId), confirmed: userId !== people[0] })),
  })),
);

const list = (ids: string[]) =>
  renderApp(
    ids.map((id) => (
      <div key={id} data-testid={id}>
        <PersonEmail userId={id} />
      </div>
    )),
  );
const shown = async (id = '') => (await screen.findByTestId(id)).textContent;

it('looks up everybody on the screen once, in calls of a hundred', async () => {
  list(people);
  await screen.findByText(emailOf(people[129] ?? ''));
  const requests = [{ userIds: people.slice(0, 100) }, { userIds: people.slice(100) }];
  expect(requestsOf('look-up-emails')).toEqual(requests);
  cleanup();
  // Scrolled out of the list, and back.
  list(people.slice(0, 20));
  await screen.findByText(emailOf(people[2] ?? ''));
  expect(requestsOf('look-up-emails')).toEqual(requests);
});

it('marks unconfirmed addresses, and shows nothing for a deleted account', async () => {
  list(people.slice(0, 3));
  await screen.findByText(emailOf(people[2] ?? ''));
  expect(await shown(people[0])).toBe(`${emailOf(people[0] ?? '')}E-mail não confirmado`);
  expect((await shown(people[1]))?.trim()).toBe('');
  expect(await shown(people[2])).toBe(emailOf(people[2] ?? ''));
});

it('leaves the row unchanged if the server can’t be reached', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  refuseCall('look-up-emails', 'unavailable');
  const id = crypto.randomUUID();
  list([id]);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screenText().trim()).toBe('');
});
