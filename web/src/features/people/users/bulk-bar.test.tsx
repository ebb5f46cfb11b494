import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import type { Profile } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import { aChurch, aProfile } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall } from '@/testing/backend/functions';
import { failure, store } from '@/testing/backend/store';
import { press, type } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { BulkBar } from './bulk-bar';
import { useSelection } from './selection';

const ana = aProfile({ id: 'ana', full_name: 'Ana Souza' });
const bia = aProfile({ id: 'bia', full_name: 'Bia Lima' });
const paulo = aProfile({ id: 'paulo', full_name: 'Paulo Ribeiro', position: 'pastor' });
const abel = aProfile({ id: 'abel', full_name: 'Abel Dias', position: 'lider' });

const onDone = vi.fn<() => void>();

/** The requests so far. */
const sent: ParsedRequest<'change-people'>[] = [];
const lastSent = () => sent.at(-1);

const answer = (outcome: Response<'change-people'>) =>
  answerCall('change-people', (request) => {
    sent.push(request);
    return outcome;
  });

beforeEach(() => {
  vi.clearAllMocks();
  sent.length = 0;
  store.put(paths.church, aChurch({ default_leader_id: null }));
  answer({ changed: 2, refused: [] });
});

function Bar({ people, disabled = false }: { people: Profile[]; disabled?: boolean }) {
  const selection = useSelection();
  return (
    <>
      <button type="button" onClick={() => selection.choose(people, true)}>
        escolher
      </button>
      <BulkBar selection={selection} leaders={[abel, paulo]} disabled={disabled} onDone={onDone} />
    </>
  );
}

async function open(people: Profile[]) {
  const { rerender } = renderApp(<Bar people={people} />);
  await press('escolher');
  return { goOffline: () => rerender(<Bar people={people} disabled />) };
}

const isDisabled = (text: string) => screen.getByText(text).closest('button')?.disabled;

it('unlinks nobody by accident: nothing is chosen at first', async () => {
  await open([ana, bia]);
  await press('Vincular');
  const field = await screen.findByLabelText('Pastor/Líder');
  expect(field).toHaveProperty('selectedOptions.0.text', 'Escolha…');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Vincular' })).toHaveProperty('disabled', true);
  await type('Pastor/Líder', '');
  await press('Desfazer os vínculos');
  await waitFor(() => expect(lastSent()).toMatchObject({ change: 'link', leaderId: null }));
});

it('links the chosen people, and undoes it', async () => {
  await open([ana, bia, paulo]);
  expect(screenText()).toContain('3 pessoas escolhidas');
  await press('Vincular');
  expect(screenText()).toContain('1 pessoa não é discípulo e fica sem mudança.');
  await screen.findByText('Paulo Ribeiro (Pastor)');
  await type('Pastor/Líder', 'paulo');
  fireEvent.submit(await screen.findByLabelText('Pastor/Líder'));
  expect(await screen.findByText('2 pessoas mudaram.')).toBeTruthy();
  const change = lastSent();
  expect(change).toMatchObject({
    change: 'link',
    userIds: ['ana', 'bia', 'paulo'],
    leaderId: 'paulo',
  });
  expect(screenText()).not.toContain('escolhidas');
  expect(onDone).toHaveBeenCalledTimes(1);

  await press('Desfazer');
  expect(await screen.findByText('Desfeito: tudo voltou a ser como antes.')).toBeTruthy();
  expect(lastSent()).toEqual({ change: 'undo', batch: change?.batch });
  expect(screen.queryByText('Desfazer')).toBeNull();
  await press('Fechar');
  expect(screenText()).not.toContain('Desfeito');
});

it('lists who could not be changed or restored, with the reason', async () => {
  const refused = [
    { userId: 'bia', full_name: 'Bia Lima', reason: 'Ainda não confirmou.' },
    { userId: 'x', full_name: null, reason: 'Não tem mais cadastro.' },
  ];
  answer({ changed: 1, refused });
  await open([ana, bia]);
  await press('Mudar o cargo');
  await type('Cargo', 'lider');
  fireEvent.submit(await screen.findByLabelText('Cargo'));
  expect(await screen.findByText('1 pessoa mudou. 2 pessoas ficaram como estavam:')).toBeTruthy();
  expect(lastSent()).toMatchObject({ change: 'position', position: 'lider' });
  expect(screen.getByLabelText('Quem não mudou').textContent).toBe(
    'Bia Lima: Ainda não confirmou.Cadastro excluído: Não tem mais cadastro.',
  );
  answer({
    changed: 0,
    refused: [{ userId: 'ana', full_name: 'Ana Souza', reason: 'Já mudou de novo depois disso.' }],
  });
  await press('Desfazer');
  expect(await screen.findByText('Nada foi desfeito. 1 pessoa ficou como estava:')).toBeTruthy();
});

it('asks who takes over the disciples of leaders who step down', async () => {
  store.put(paths.church, aChurch({ default_leader_id: 'abel' }));
  const linked = Array.from({ length: 12 }, (_, index) =>
    aProfile({ id: `p${index}`, pastor_id: 'abel' }),
  );
  store.putAll(collections.profiles, linked);
  await open([ana, abel]);
  await press('Mudar o cargo');
  await type('Cargo', 'discipulo');
  const successor = await screen.findByLabelText('Quem assume');
  expect(screenText()).toContain('12 pessoas estão vinculadas a quem deixa de liderar.');
  expect(screenText()).toContain('Abel é quem recebe os novos discípulos');
  // A leader who steps down can't be the successor.
  await waitFor(() => expect(successor.textContent).toContain('Paulo Ribeiro'));
  expect(successor.textContent).not.toContain('Abel');
  fireEvent.change(successor, { target: { value: 'paulo' } });
  fireEvent.submit(successor);
  await waitFor(() =>
    expect(lastSent()).toMatchObject({ position: 'discipulo', successorId: 'paulo' }),
  );
});

it('sends no successor if nobody has disciples, so that the server refuses a leader who has gained some since', async () => {
  await open([ana, abel]);
  await press('Mudar o cargo');
  const position = await screen.findByLabelText('Cargo');
  const isOffered = (offered: boolean) =>
    waitFor(() =>
      expect(screen.getByText('Mudar o cargo', { selector: '[type=submit]' })).toHaveProperty(
        'disabled',
        !offered,
      ),
    );
  // No position is chosen at first.
  await isOffered(false);
  await type('Cargo', 'discipulo');
  await isOffered(true);
  fireEvent.submit(position);
  await waitFor(() => expect(lastSent()).toMatchObject({ position: 'discipulo' }));
  expect(lastSent()).not.toHaveProperty('successorId');
});

it('stays open after a failure, and retries as the same batch', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let batch = '';
  answerCall('change-people', (request) => {
    batch = request.batch;
    throw failure('functions/unavailable');
  });
  await open([ana]);
  await press('Vincular');
  await type('Pastor/Líder', '');
  const select = screen.getByLabelText('Pastor/Líder');
  fireEvent.submit(select);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screenText()).toContain('1 pessoa escolhida');
  answer({ changed: 2, refused: [] });
  fireEvent.submit(select);
  expect(await screen.findByText('2 pessoas mudaram.')).toBeTruthy();
  expect(lastSent()?.batch).toBe(batch);
});

it('says that a cancelled change may have been made if its answer was lost, and undoes it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let batch = '';
  answerCall('change-people', (request) => {
    batch = request.batch;
    throw failure('functions/deadline-exceeded');
  });
  await open([ana, bia]);
  await press('Vincular');
  await type('Pastor/Líder', '');
  fireEvent.submit(screen.getByLabelText('Pastor/Líder'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await press('Cancelar');
  expect(await screen.findByText('Não sabemos se a mudança foi feita.')).toBeTruthy();
  expect(onDone).toHaveBeenCalledTimes(1);
  answer({ changed: 2, refused: [] });
  await press('Desfazer');
  expect(await screen.findByText('Desfeito: tudo voltou a ser como antes.')).toBeTruthy();
  expect(lastSent()).toEqual({ change: 'undo', batch });
});

it('says nothing of a cancelled change that was refused', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerCall('change-people', () => {
    throw failure('functions/permission-denied');
  });
  await open([ana]);
  await press('Vincular');
  await type('Pastor/Líder', '');
  fireEvent.submit(screen.getByLabelText('Pastor/Líder'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await press('Cancelar');
  expect(screenText()).not.toContain('Não sabemos');
});

it('offers to undo for half a minute', async () => {
  await open([ana, bia]);
  await press('Vincular');
  await type('Pastor/Líder', '');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.submit(screen.getByLabelText('Pastor/Líder'));
  expect(await screen.findByText('Desfazer')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Desfazer')).toBeNull();
  expect(screenText()).toContain('2 pessoas mudaram.');
  vi.useRealTimers();
});

it('changes at most 500 people', async () => {
  const many = Array.from({ length: 501 }, (_, index) => aProfile({ id: `p${index}` }));
  await open(many);
  expect(screenText()).toContain('Escolha no máximo 500 pessoas por vez.');
  expect(isDisabled('Vincular')).toBe(true);
  await press('Limpar');
  expect(screenText()).not.toContain('escolhidas');
});

it('offers no change offline, but lets the admin clear the choice', async () => {
  const { goOffline } = await open([ana, bia]);
  expect(['Vincular', 'Mudar o cargo'].map(isDisabled)).toEqual([false, false]);
  goOffline();
  expect(['Vincular', 'Mudar o cargo'].map(isDisabled)).toEqual([true, true]);
  await press('Limpar');
  expect(screenText()).not.toContain('escolhidas');
});

it('does not undo offline', async () => {
  const { goOffline } = await open([ana, bia]);
  await press('Vincular');
  await type('Pastor/Líder', '');
  fireEvent.submit(screen.getByLabelText('Pastor/Líder'));
  await screen.findByText('Desfazer');
  expect(isDisabled('Desfazer')).toBe(false);
  goOffline();
  expect(isDisabled('Desfazer')).toBe(true);
  await press('Fechar');
  expect(screen.queryByText('Desfazer')).toBeNull();
});
