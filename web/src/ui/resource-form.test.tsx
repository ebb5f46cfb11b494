import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { expectHelp, field, helpOf, press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Field } from './fields';
import { ResourceForm } from './resource-form';
import { useResourceForm } from './use-resource-form';
import type { Merge } from './use-resource-form';

const required = (message: string) => string().trim().required(message);
const schema = object({ title: required('Falta o título'), text: required('Falta o texto') });
type Values = Record<'title' | 'text', string>;
const opened: Values = { title: 'Orar', text: 'Todo dia' };

type Create = Parameters<typeof useResourceForm<Values, Values>>[0]['create'];
const create = vi.fn<Create>();
const written = vi.fn<(fields: Values) => void>();
/** The document on the server when the form is saved; null if it was deleted. */
let stored: Values | null = opened;

async function change(merge: Merge<Values, Values>): Promise<void> {
  await Promise.resolve();
  if (!stored) throw Object.assign(new Error('gone'), { code: 'not-found' });
  written(merge(stored));
}

interface Props {
  initial?: Values;
  isNew?: boolean;
  offersDraft?: boolean;
  coupledFields?: ['title', 'text'];
}

function Form({ initial = opened, isNew = false, offersDraft = false, coupledFields }: Props) {
  const form = useResourceForm({
    schema,
    initial,
    labels: { title: 'Título', text: 'Texto' },
    draftKey: 'test',
    offersDraft,
    ...(coupledFields && { coupledFields }),
    create,
    change: isNew ? null : change,
    toasts: { success: ['Salvo'], failure: (reason) => ['Erro', reason] },
    onSaved: () => undefined,
  });
  return (
    <ResourceForm form={form} onDiscard={() => undefined} submit="Salvar">
      <Field {...form.field('title')} />
      <Field {...form.field('text')} />
    </ResourceForm>
  );
}

const empty: Values = { title: '', text: '' };
const open = (props: Props = {}) => renderApp(<Form {...props} />);
const openNew = (props: Props = {}) => open({ initial: empty, isNew: true, ...props });
const expectField = async (label: string, value: string) =>
  expect(await field(label)).toHaveProperty('value', value);

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  create.mockResolvedValue(undefined);
  stored = opened;
  vi.spyOn(console, 'error').mockReturnValue();
});

it('says below each field what is wrong, and above them the first; each is gone once mended', async () => {
  openNew();
  await press('Salvar');
  await expectHelp('Título', 'Falta o título');
  await expectHelp('Texto', 'Falta o texto');
  expect(screen.getByRole('alert').textContent).toBe('Erro de validaçãoFalta o título');
  await waitFor(async () => expect(document.activeElement).toBe(await field('Título')));

  await type('Título', 'Jejuar');
  await waitFor(async () => expect(await helpOf('Título')).toBe(''));
  expect((await field('Título')).getAttribute('aria-invalid')).toBe('false');
  expect(document.activeElement).toBe(await field('Título'));
  expect(screen.getByRole('alert').textContent).toBe('Erro de validaçãoFalta o texto');
  await type('Texto', 'Às sextas');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(create).not.toHaveBeenCalled();
});

it('marks required fields, and finds them by their labels alone', async () => {
  openNew();
  screen.getByText('Os campos com * são obrigatórios.');
  expect(await field('Título')).toHaveProperty('required', true);
});

it('merges the changes of two admins to different fields', async () => {
  open();
  await type('Título', 'Orar juntos');
  stored = { ...opened, text: 'Toda manhã' };
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(written).toHaveBeenCalledWith({ title: 'Orar juntos', text: 'Toda manhã' });
});

it('shows both texts of a field that two admins changed, and saves the chosen one', async () => {
  open();
  await type('Título', 'Orar juntos');
  await type('Texto', 'À noite');
  stored = { title: 'Orar a sós', text: 'Toda manhã' };
  await press('Salvar');
  expect(await screen.findByText(/^Outra pessoa mudou o mesmo/)).toBeTruthy();
  expect(written).not.toHaveBeenCalled();
  const [title, text] = screen.getAllByRole('group');
  expect(title?.textContent).toContain('Orar juntos');
  expect(title?.textContent).toContain('Orar a sós');
  expect(text?.textContent).toContain('Toda manhã');
  await expectField('Texto', 'À noite');

  screen.getAllByText('Ficar com o meu')[0]?.click();
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1));
  await press('Usar o salvo');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await expectField('Texto', 'Toda manhã');
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(written).toHaveBeenCalledWith({ title: 'Orar juntos', text: 'Toda manhã' });
});

it('says that the item was deleted, keeps the typed text, and creates the item again on the next save', async () => {
  open();
  await type('Texto', 'À noite');
  stored = null;
  await press('Salvar');
  expect(await screen.findByText('Este item foi excluído')).toBeTruthy();
  await expectField('Texto', 'À noite');
  expect(create).not.toHaveBeenCalled();
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(create.mock.calls[0]?.[0]).toEqual({ title: 'Orar', text: 'À noite' });
});

it('shows both texts if another admin has created the deleted item again', async () => {
  open();
  await type('Texto', 'À noite');
  stored = null;
  await press('Salvar');
  await screen.findByText('Este item foi excluído');
  create.mockImplementation(async (_, merge) => written(merge({ ...opened, text: 'Toda manhã' })));
  await press('Salvar');
  expect(await screen.findByText(/^Outra pessoa mudou o mesmo/)).toBeTruthy();
  expect(screen.queryByText('Este item foi excluído')).toBeNull();
  expect(written).not.toHaveBeenCalled();
  stored = { ...opened, text: 'Toda manhã' };
  await press('Ficar com o meu');
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(written).toHaveBeenCalledWith({ title: 'Orar', text: 'À noite' });
});

const unanswered = Object.assign(new Error('No answer'), { code: 'unavailable' });

it('changes the document it has created itself when the response to the creation was lost', async () => {
  openNew();
  await type('Título', 'Jejuar ');
  await type('Texto', 'Às sextas');
  create.mockImplementationOnce(async (fields) => {
    stored = fields;
    throw unanswered;
  });
  await press('Salvar');
  await screen.findByText('Erro');
  await type('Texto', 'Às quartas');
  create.mockImplementationOnce(async (_, merge, isOwn) => {
    expect(isOwn(opened)).toBe(false);
    if (stored && isOwn(stored)) written(merge(stored));
  });
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(written).toHaveBeenCalledExactlyOnceWith({ title: 'Jejuar', text: 'Às quartas' });
});

it('sees no conflict with its own save whose response was lost', async () => {
  open();
  await type('Texto', 'À noite');
  stored = { ...opened, title: 'Orar juntos' };
  written.mockImplementationOnce((fields) => {
    stored = fields;
    throw unanswered;
  });
  await press('Salvar');
  await screen.findByText('Erro');
  await type('Texto', 'Toda noite');
  await press('Salvar');
  expect(await screen.findByText('Salvo')).toBeTruthy();
  expect(written).toHaveBeenLastCalledWith({ title: 'Orar juntos', text: 'Toda noite' });
});

it('takes all coupled fields from the same version', async () => {
  open({ coupledFields: ['title', 'text'] });
  await type('Título', 'Orar juntos');
  stored = { ...opened, text: 'Toda manhã' };
  await press('Salvar');
  await screen.findByText(/^Outra pessoa mudou o mesmo/);
  expect(written).not.toHaveBeenCalled();
  screen.getAllByText('Usar o salvo')[0]?.click();
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await expectField('Título', 'Orar');
  await expectField('Texto', 'Toda manhã');
});

it('merges a draft with what others have saved since it was written', async () => {
  open();
  await type('Texto', 'À noite');
  cleanup();
  open({ initial: { title: 'Jejuar', text: 'Todo dia' } });
  await expectField('Título', 'Jejuar');
  await expectField('Texto', 'À noite');
  cleanup();
  open({ initial: { title: 'Jejuar', text: 'Toda manhã' } });
  expect(await screen.findByText(/^Outra pessoa mudou o mesmo/)).toBeTruthy();
  expect(screen.getByRole('group').textContent).toContain('Toda manhã');
});

it('deletes a draft whose changes were undone by hand', async () => {
  openNew();
  await type('Título', 'Jejuar');
  await type('Título', '');
  cleanup();
  openNew();
  await expectField('Título', '');
  expect(screen.queryByText(/^Continuamos de onde/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('offers a draft when the form starts empty, and loses neither the draft nor newly typed text', async () => {
  openNew();
  await type('Título', 'Jejuar');
  cleanup();
  openNew({ offersDraft: true });
  await expectField('Título', '');
  expect(screen.getByText('Há um rascunho neste aparelho.')).toBeTruthy();
  await type('Título', 'Servir');
  cleanup();
  openNew();
  await expectField('Título', 'Servir');
  await press('Abrir rascunho');
  await expectField('Título', 'Jejuar');
  await press('Abrir rascunho');
  await expectField('Título', 'Servir');
});

it('offers what another window has written into the same draft, also after saving its own', async () => {
  openNew();
  await type('Título', 'Jejuar');
  const theirs = { values: { title: 'Servir', text: '' }, opened: empty, offered: null };
  localStorage.setItem('raizes.form-draft.test', JSON.stringify(theirs));
  await type('Texto', 'Toda noite');
  expect(await screen.findByText('Há um rascunho neste aparelho.')).toBeTruthy();
  await expectField('Título', 'Jejuar');
  await press('Salvar');
  await screen.findByText('Salvo');
  cleanup();
  openNew();
  await expectField('Título', 'Servir');
});
