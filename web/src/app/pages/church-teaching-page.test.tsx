import { taughtTopicIds } from '@raizes/domain/documents/teaching';
import { TEACHING_MAX_LENGTH } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import templates from '@/features/people/church/teaching-templates.json';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { failure, store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { Page } from './church-teaching-page';

const topic = async (name: string) => {
  const row = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  if (row.getAttribute('aria-expanded') === 'false') fireEvent.click(row);
  const section = within(await screen.findByRole('region', { name }));
  return {
    section,
    field: section.getByLabelText<HTMLTextAreaElement>('A nossa igreja ensina'),
    press: (button: string) => fireEvent.click(section.getByRole('button', { name: button })),
  };
};

beforeEach(() => {
  localStorage.clear();
  answerCall('save-teaching', ({ topic: id, text }) => {
    store.put(paths.teaching, text === null ? {} : { [id]: text });
    return { saved: true };
  });
});

it('is empty at first, and saves a topic', async () => {
  renderApp(<Page />);
  await screen.findByText(`0 de ${taughtTopicIds.length} preenchidos`);
  expect(screen.getAllByText('em branco')).toHaveLength(taughtTopicIds.length);
  const { field, press } = await topic('Batismo');
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: ' Batizamos quem crê. ' } });
  press('Salvar');
  await screen.findByText('Texto salvo');
  // The button is disabled, and the topic's row has the focus.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Batismo' }));
  await screen.findByText(`1 de ${taughtTopicIds.length} preenchidos`);
  expect(requestsOf('save-teaching')).toEqual([
    { topic: 'batismo', text: 'Batizamos quem crê.', replaces: null },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('opens one topic at a time, and keeps and marks what is typed in a closed one', async () => {
  renderApp(<Page />);
  const { field } = await topic('Batismo');
  fireEvent.change(field, { target: { value: 'Batizamos quem crê.' } });
  await topic('Ceia do Senhor');
  await screen.findByRole('button', { name: /Batizamos quem crê\. ?Rascunho/, expanded: false });
  expect((await topic('Batismo')).field.value).toBe('Batizamos quem crê.');
});

it('deletes a text, which stays in the field as a draft', async () => {
  store.put(paths.teaching, { ceia: 'Em memória.' });
  renderApp(<Page />);
  (await topic('Ceia do Senhor')).press('Apagar');
  await screen.findByText('Texto apagado');
  expect(requestsOf('save-teaching')).toEqual([
    { topic: 'ceia', text: null, replaces: 'Em memória.' },
  ]);
  expect((await topic('Ceia do Senhor')).field.value).toBe('Em memória.');
  screen.getByText('Rascunho');
});

it('keeps what is typed when the server refuses it, and says how much is too long', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerCall('save-teaching', () => {
    throw failure('functions/unavailable');
  });
  const { unmount } = renderApp(<Page />);
  const { field, press, section } = await topic('Dons espirituais');
  fireEvent.change(field, { target: { value: 'a'.repeat(TEACHING_MAX_LENGTH + 3) } });
  section.getByText('Passou 3 caracteres de 400.');
  expect(section.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'Os dons edificam.' } });
  press('Salvar');
  await section.findByText('Não foi salvo');
  unmount();
  renderApp(<Page />);
  expect((await topic('Dons espirituais')).field.value).toBe('Os dons edificam.');
});

it('shows what another admin saves meanwhile, and replaces it only knowingly', async () => {
  store.put(paths.teaching, { ceia: 'Em memória.' });
  renderApp(<Page />);
  const { field, press, section } = await topic('Ceia do Senhor');
  act(() => store.put(paths.teaching, { ceia: 'Em memória dele.' }));
  expect(field.value).toBe('Em memória dele.');

  fireEvent.change(field, { target: { value: 'Com toda a igreja.' } });
  act(() => store.put(paths.teaching, { ceia: 'Cristo está presente.' }));
  await section.findByText('Cristo está presente.');
  expect(field.value).toBe('Com toda a igreja.');
  press('Descartar');
  press('Salvar');
  await screen.findByText('Texto salvo');
  expect(requestsOf('save-teaching')).toMatchObject([
    { text: 'Com toda a igreja.', replaces: 'Cristo está presente.' },
  ]);
  expect(section.queryByText('Cristo está presente.')).toBeNull();
});

it('shows beside an older draft what another admin has saved since', async () => {
  store.put(paths.teaching, { ceia: 'Em memória.' });
  const { unmount } = renderApp(<Page />);
  const { field } = await topic('Ceia do Senhor');
  fireEvent.change(field, { target: { value: 'Em memória dele.' } });
  unmount();
  store.put(paths.teaching, { ceia: 'Presença real.' });
  renderApp(<Page />);
  const again = await topic('Ceia do Senhor');
  expect(again.field.value).toBe('Em memória dele.');
  again.section.getByText('Presença real.');
  again.press('Salvar');
  await waitFor(() => expect(requestsOf('save-teaching')).toHaveLength(1));
  expect(requestsOf('save-teaching')).toMatchObject([{ replaces: 'Em memória.' }]);
});

it('empties an untouched field whose text another admin deletes', async () => {
  store.put(paths.teaching, { ceia: 'Em memória.' });
  renderApp(<Page />);
  const { field } = await topic('Ceia do Senhor');
  expect(field.value).toBe('Em memória.');
  act(() => store.put(paths.teaching, {}));
  await waitFor(() => expect(field.value).toBe(''));
});

it('fills what is blank with a tradition’s drafts, which are not saved', async () => {
  store.put(paths.teaching, { batismo: 'O nosso texto.' });
  renderApp(<Page />);
  const choice = await screen.findByLabelText('Começar de um modelo');
  fireEvent.change(choice, { target: { value: 'Luterana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Usar modelo' }));
  await screen.findByText('5 rascunhos');
  expect((await topic('Batismo')).field.value).toBe('O nosso texto.');
  expect((await topic('Ceia do Senhor')).field.value).toMatch(/^Cristo está presente/);
  expect(screen.getAllByText('Rascunho')).toHaveLength(5);
  expect(requestsOf('save-teaching')).toEqual([]);
});

it('has six templates, on known topics and of a length that can be saved', () => {
  expect(templates).toHaveLength(6);
  const drafts = templates.flatMap((template) => Object.entries(template.drafts));
  const faulty = drafts.filter(
    ([id, text]) =>
      !taughtTopicIds.some((each) => each === id) || text.length > TEACHING_MAX_LENGTH,
  );
  expect(faulty).toEqual([]);
});
