import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBible, aChapter, fakeBible } from '@/testing/bible';
import { renderApp, screenText } from '@/testing/render';
import type { FillFromBible } from './fill-from-bible';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

interface FieldProps {
  Fill: typeof FillFromBible;
  reference: string;
  kind: 'verse' | 'chapter';
  start?: string;
}

function Field({ Fill, kind, start = '', ...props }: FieldProps) {
  const [value, setValue] = useState(start);
  const [reference, setReference] = useState(props.reference);
  return (
    <>
      <input value={reference} onChange={({ target }) => setReference(target.value)} />
      <Fill reference={reference} kind={kind} value={value} onFill={setValue} />
      <textarea value={value} onChange={({ target }) => setValue(target.value)} />
    </>
  );
}

/** Opens a form on a freshly loaded page, with these files on the server. */
async function open(field: Omit<FieldProps, 'Fill'>, files: ReturnType<typeof aBible>) {
  fakeBible.reset(files);
  vi.resetModules();
  const module = await import('./fill-from-bible');
  renderApp(<Field Fill={module.FillFromBible} {...field} />);
}
const area = () => document.querySelector('textarea') ?? document.body;
const text = () => document.querySelector('textarea')?.value;
const refer = (value: string) =>
  fireEvent.change(document.querySelector('input') ?? document.body, { target: { value } });
const fill = async () => fireEvent.click(await screen.findByText(/^Preencher com o texto/));

const sample = aBible('amostra', [{ book: 'PSA', chapters: [aChapter('PSA', 4)] }], {
  is_sample: true,
});

it('fills a verse from a typed reference', async () => {
  await open({ reference: 'Fp 4.6-7', kind: 'verse' }, aBible('blivre', ['PHP']));
  await screen.findByText('Preencher com o texto da Bíblia (Bíblia blivre)');
  await fill();
  expect(text()).toBe('PHP 4.6 PHP 4.7');
  expect(screen.queryByText('Desfazer')).toBeNull();
});

it('fills a reading with numbered lines, the psalm’s title and the credit line of the edition', async () => {
  const psalms = { book: 'PSA' as const, chapters: [aChapter('PSA', 117, { title: 'Aleluia' })] };
  await open({ reference: 'Salmos 117', kind: 'chapter' }, aBible('blivre', [psalms]));
  await fill();
  expect(text()).toBe(
    'Aleluia\n1 PSA 117.1\n2 PSA 117.2\n\nBíblia blivre, licença Creative Commons',
  );
});

it('restores the typed text on undo', async () => {
  await open({ reference: 'Fp 4.6', kind: 'verse', start: 'Meu texto' }, aBible('b', ['PHP']));
  await fill();
  expect(text()).toBe('PHP 4.6');
  fireEvent.click(screen.getByText('Desfazer'));
  expect(text()).toBe('Meu texto');
  await screen.findByText(/^Preencher/);
});

it('restores the typed text even after another reference was typed and filled in', async () => {
  await open({ reference: 'Fp 4.6', kind: 'verse', start: 'Meu texto' }, aBible('b', ['PHP']));
  await fill();
  refer('Fp 4.7');
  await fill();
  await screen.findByText('Filipenses 4.7, Bíblia b');
  expect(text()).toBe('PHP 4.7');
  refer('Fp 4.8');
  await screen.findByText(/^Preencher/);
  fireEvent.click(screen.getByText('Desfazer'));
  expect(text()).toBe('Meu texto');
});

it('offers no undo after the filled-in text was edited', async () => {
  await open({ reference: 'Fp 4.6', kind: 'verse', start: 'Meu texto' }, aBible('b', ['PHP']));
  await fill();
  fireEvent.change(area(), { target: { value: 'PHP 4.6, corrigido' } });
  expect(screen.queryByText('Desfazer')).toBeNull();
});

it('does not offer a verse that the source cuts off', async () => {
  const verses = [{ number: 38, text: 'para perdão dos' }];
  await open(
    { reference: 'At 2.38', kind: 'verse' },
    aBible('b', [{ book: 'ACT', chapters: [{ number: 2, verses }] }]),
  );
  await screen.findByText(/^Bíblia b traz Atos 2\.38 incompleto/);
  expect(screen.queryByText(/^Preencher/)).toBeNull();
});

it('says that a sample lacks the passage, and how to get the whole Bible', async () => {
  await open({ reference: 'Fp 4.6', kind: 'verse' }, sample);
  await screen.findByText(/^Filipenses 4\.6: sem a Bíblia inteira.*Escreva ou cole\.$/);
  expect(screen.queryByText(/^Preencher/)).toBeNull();
});

it.each(['', 'Filipenses', 'Fp 40.6', 'um salmo'])('offers nothing for %j', async (reference) => {
  await open({ reference, kind: 'verse' }, aBible('b', ['PHP']));
  await waitFor(() => expect(screenText()).toBe(''));
  expect(fakeBible.fetched).toEqual([]);
});
