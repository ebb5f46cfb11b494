import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import type { OpenConversation } from './api';
import { ReceivedMessage } from './received-message';

const message = aPastorMessage({ id: 'm', status: 'read', created_at: new Date(2026, 10, 21, 8) });

const onOpenConversation = vi.fn<OpenConversation>();
beforeEach(() => localStorage.clear());

function show(changes: Partial<typeof message> = {}) {
  const nothing = () => undefined;
  renderApp(
    <ReceivedMessage
      uid="pastor"
      message={{ ...message, ...changes }}
      isUnsent={false}
      onResponded={nothing}
      onArchiveChange={nothing}
      onOpenConversation={onOpenConversation}
    />,
  );
  return screen.getByRole('region', { name: 'Mensagem' });
}

it('opens the conversation with the author', () => {
  const detail = show();
  fireEvent.click(within(detail).getByRole('button', { name: 'Ver conversa' }));
  expect(onOpenConversation).toHaveBeenCalledWith({ id: 'ana', full_name: 'Ana Souza' });
});

it('offers no conversation with an erased person, because all erased people share one id', () => {
  show({ user_id: ERASED_PERSON, disciple_name: null });
  expect(screen.queryByRole('button', { name: 'Ver conversa' })).toBeNull();
});

it('shows a first word alone, without a reply form', () => {
  const responded_at = new Date(2026, 10, 20, 9);
  const detail = show({ ...aFirstWord({ response: 'Como você está?', responded_at }) });
  expect(detail.textContent).toContain('Sua mensagemEscrita em 20/11/2026, 09:00Como você está?');
  expect(within(detail).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByPlaceholderText('Escreva sua resposta...')).toBeNull();
});
