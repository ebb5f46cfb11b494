import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderApp } from '@/testing/render';
import { ReceivedMessage } from './received-message';
import { useConversationWith } from './api';

vi.mock(import('./api'));
vi.mock('./reply-form', () => ({ ReplyForm: () => <p>reply form</p> }));

const message = aPastorMessage({ id: 'm', status: 'read', created_at: new Date(2026, 10, 21, 8) });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.mocked(useConversationWith).mockReturnValue(ready([]));
});

function show(changes: Partial<typeof message> = {}) {
  const nothing = () => undefined;
  renderApp(
    <ReceivedMessage
      uid="pastor"
      message={{ ...message, ...changes }}
      isUnsent={false}
      onResponded={nothing}
      onArchiveChange={nothing}
    />,
  );
  return screen.getByRole('region', { name: 'Mensagem' });
}

it('shows the earlier conversation with the same person below a message', () => {
  vi.mocked(useConversationWith).mockReturnValue(
    ready([aPastorMessage({ id: 'a', message: 'Ore por mim', response: 'Vou orar' })]),
  );
  const detail = show();
  expect(useConversationWith).toHaveBeenCalledWith('pastor', 'ana', message.created_at);
  const earlier = within(detail).getByRole('region', { name: 'Conversa anterior' });
  expect(earlier.textContent).toMatch(/Ana.*Ore por mim.*Você.*Vou orar/);
});

it('shows no heading without an earlier conversation', () => {
  show();
  expect(screen.queryByText('Conversa anterior')).toBeNull();
});

it('does not query messages of an erased person, because all erased people share one id', () => {
  show({ user_id: ERASED_PERSON, disciple_name: null });
  expect(useConversationWith).not.toHaveBeenCalled();
});

it('shows a first word alone, without a reply form', () => {
  const responded_at = new Date(2026, 10, 20, 9);
  const detail = show({ ...aFirstWord({ response: 'Como você está?', responded_at }) });
  expect(detail.textContent).toContain('Sua mensagemEscrita em 20/11/2026, 09:00Como você está?');
  expect(within(detail).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByText('reply form')).toBeNull();
});
