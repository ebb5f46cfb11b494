import { expect, it } from 'vitest';
import { differingFields, mergeEdits } from './merge';

const opened = { title: 'Orar', text: 'Todo dia', place: '' };

it('takes each field from the side that changed it', () => {
  const typed = { ...opened, title: 'Orar juntos' };
  const stored = { ...opened, text: 'Toda manhã' };
  expect(mergeEdits({ opened, typed, stored })).toEqual({
    texts: { title: 'Orar juntos', text: 'Toda manhã', place: '' },
    conflicts: [],
    opened: stored,
  });
});

it('reports the fields that both sides changed, and keeps their typed texts', () => {
  const typed = { title: 'Orar juntos', text: 'À noite', place: 'Casa' };
  const stored = { title: 'Orar juntos', text: 'Toda manhã', place: '' };
  expect(mergeEdits({ opened, typed, stored })).toEqual({
    texts: typed,
    conflicts: ['text'],
    opened: { ...stored, text: 'Todo dia' },
  });
});

it('treats an emptied field as a change', () => {
  const typed = { ...opened, text: '' };
  expect(mergeEdits({ opened, typed, stored: opened }).texts.text).toBe('');
  expect(mergeEdits({ opened, typed: opened, stored: typed }).texts.text).toBe('');
});

it('reports the same conflict again until one of the texts is chosen', () => {
  const typed = { ...opened, text: 'À noite' };
  const stored = { ...opened, text: 'Toda manhã' };
  const merged = mergeEdits({ opened, typed, stored });
  expect(mergeEdits({ opened: merged.opened, typed: merged.texts, stored }).conflicts).toEqual([
    'text',
  ]);
  expect(mergeEdits({ opened: stored, typed: merged.texts, stored }).conflicts).toEqual([]);
});

it('lists the fields whose texts differ', () => {
  expect(differingFields(opened, { ...opened, title: 'Jejuar' })).toEqual(['title']);
});

it('takes all coupled fields from the same version', () => {
  const reward = { type: 'xp', amount: '50', title: 'Orar' };
  const coupledFields = ['type', 'amount'] as const;
  const typed = { ...reward, type: 'medalha', amount: 'Fiel' };
  const stored = { ...reward, amount: '100' };
  const merge = (one: typeof reward, other: typeof reward) =>
    mergeEdits({ opened: reward, typed: one, stored: other, coupledFields });
  expect(merge(typed, stored)).toEqual({
    texts: typed,
    conflicts: ['type', 'amount'],
    opened: reward,
  });
  expect(merge({ ...reward, title: 'Jejuar' }, stored).texts).toEqual({
    ...stored,
    title: 'Jejuar',
  });
  expect(merge(typed, typed).conflicts).toEqual([]);
});
