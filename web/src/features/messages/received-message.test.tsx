import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { collections } from '@raizes/domain/paths';
import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { ReceivedMessage } from './received-message';

const message = aPastorMessage({ id: 'm', status: 'read', created_at: new Date(2026, 10, 21, 8) });

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
    />,
  );
  return screen.getByRole('region', { name: 'Mensagem' });
}

it('shows the earlier conversation with the same person below a message', () => {
  const earlierWords = { message: 'Ore por mim', response: 'Vou orar' };
  store.putAll(collections.pastorMessages, [
    message,
    aPastorMessage({ id: 'a', ...earlierWords, created_at: new Date(2026, 10, 20, 8) }),
    aPastorMessage({ id: 'b', created_at: new Date(2026, 10, 22, 8) }),
    aPastorMessage({ id: 'c', user_id: 'bia', created_at: new Date(2026, 10, 20, 8) }),
  ]);
  const detail = show();
  const earlier = within(detail).getByRole('region', { name: 'Conversa anterior' });
  expect(earlier.textContent).toMatch(/Ana.*Ore por mim.*Você.*Vou orar/);
});

it('shows no heading without an earlier conversation', () => {
  show();
  expect(screen.queryByText('Conversa anterior')).toBeNull();
});

it('does not query messages of an erased person, because all erased people share one id', () => {
  show({ user_id: ERASED_PERSON, disciple_name: null });
  expect(store.reads).toEqual([]);
});

it('shows a first word alone, without a reply form', () => {
  const responded_at = new Date(2026, 10, 20, 9);
  const detail = show({ ...aFirstWord({ response: 'Como você está?', responded_at }) });
  expect(detail.textContent).toContain('Sua mensagemEscrita em 20/11/2026, 09:00Como você está?');
  expect(within(detail).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.queryByPlaceholderText('Escreva sua resposta...')).toBeNull();
});
