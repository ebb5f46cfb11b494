import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { ReceivedMessage } from './leader-message';
import { useMessagesOf } from './api';

vi.mock(import('./api'));
vi.mock('./reply-form', () => ({ ReplyForm: () => <p>reply form</p> }));

const message = aPastorMessage({ id: 'm', status: 'read', created_at: new Date(2026, 10, 21, 8) });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.mocked(useMessagesOf).mockReturnValue(ready([]));
});

function show(changes: Partial<typeof message> = {}) {
  const nothing = () => undefined;
  renderApp(
    <ReceivedMessage
      uid="pastor"
      message={{ ...message, ...changes }}
      isUnsent={false}
      onResponded={nothing}
      onFiled={nothing}
    />,
  );
  return screen.getByRole('region', { name: 'Mensagem' });
}

it('shows below a message what was written with the same person before it', () => {
  vi.mocked(useMessagesOf).mockReturnValue(
    ready([aPastorMessage({ id: 'a', message: 'Ore por mim', response: 'Vou orar' })]),
  );
  const detail = show();
  expect(useMessagesOf).toHaveBeenCalledWith('pastor', 'ana', message.created_at);
  const earlier = within(detail).getByRole('region', { name: 'Conversa anterior' });
  expect(earlier.textContent).toMatch(/Ana.*Ore por mim.*Você.*Vou orar/);
});

it('shows no heading where nothing was written before', () => {
  show();
  expect(screen.queryByText('Conversa anterior')).toBeNull();
});

it('looks up nothing of an erased person: several are called alike', () => {
  show({ user_id: ERASED_PERSON, disciple_name: null });
  expect(useMessagesOf).not.toHaveBeenCalled();
});

it('shows what the leader wrote first alone, and offers no answer to it', () => {
  const responded_at = new Date(2026, 10, 20, 9);
  const detail = show({ ...aFirstWord({ response: 'Como você está?', responded_at }) });
  expect(detail.textContent).toContain('Sua mensagemEscrita em 20/11/2026, 09:00Como você está?');
  expect(within(detail).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByText('reply form')).toBeNull();
});
