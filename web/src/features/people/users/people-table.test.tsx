import type { Profile } from '@raizes/domain/documents/people';
import { aProfile } from '@raizes/tests/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { sortPeople, PeopleTable } from './people-table';
import { useSelection } from './selection';

vi.mock('./person-email', () => ({ PersonEmail: () => null }));

const paulo = aProfile({
  id: 'paulo',
  full_name: 'Paulo Ribeiro',
  position: 'pastor',
  church_denomination: 'Batista',
});
const abel = aProfile({ id: 'abel', full_name: 'Abel Dias', position: 'lider' });
const ana = aProfile({ id: 'ana', full_name: 'Ana Souza', pastor_id: 'paulo' });
const bia = aProfile({ id: 'bia', full_name: 'Bia Lima', pastor_id: 'abel' });
const caio = aProfile({ id: 'caio', full_name: 'Caio Reis', church_denomination: 'Ágape' });
const everybody = [abel, ana, bia, caio, paulo];

const showMore = vi.fn<() => void>();

beforeEach(() => showMore.mockClear());

function Table({ people, hasMore = false }: { people: Profile[]; hasMore?: boolean }) {
  const selection = useSelection();
  return (
    <>
      <p>{[...selection.people.keys()].join(' ')}.</p>
      <PeopleTable
        people={people}
        leaders={[abel, paulo]}
        admins={new Set(['paulo'])}
        hasMore={hasMore}
        disabled={false}
        showMore={showMore}
        onMore={() => undefined}
        selection={selection}
        isChoosing={false}
      />
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);
const header = (name: RegExp) => screen.getByRole('columnheader', { name });
const sortBy = (label: RegExp) => fireEvent.click(within(header(label)).getByRole('button'));

it('has headers for rows and columns, and is sorted by each column', () => {
  renderApp(<Table people={everybody} />);
  expect(screen.getByRole('table').getAttribute('aria-label')).toBe('Usuários');
  expect(names()).toEqual(everybody.map(({ full_name }) => full_name));
  const sorts = () =>
    screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-sort'));
  expect(sorts()).toEqual(['ascending', 'none', 'none', 'none', null]);
  sortBy(/^Nome/);
  expect(sorts()[0]).toBe('descending');
  expect(names()[0]).toBe('Paulo Ribeiro');
  sortBy(/^Igreja/);
  expect(sorts()).toEqual(['none', 'ascending', 'none', 'none', null]);
  expect(names()[0]).toBe('Caio Reis');
  sortBy(/^Cargo/);
  expect(names()).toEqual(['Ana Souza', 'Bia Lima', 'Caio Reis', 'Abel Dias', 'Paulo Ribeiro']);
  sortBy(/^Pastor/);
  expect(names().slice(0, 2)).toEqual(['Bia Lima', 'Ana Souza']);
});

it('keeps the disciples of an unlisted leader together, before those without a leader', () => {
  const far = { pastor_id: 'longe' };
  const people = [caio, aProfile({ ...ana, ...far }), bia, aProfile({ ...abel, id: 'x', ...far })];
  const sorted = sortPeople(people, [abel], { column: 'leader', descending: false });
  expect(sorted.map(({ pastor_id }) => pastor_id)).toEqual(['abel', 'longe', 'longe', null]);
});

it('lists people without a leader last in both directions', () => {
  const sort = (descending: boolean) =>
    sortPeople(everybody, [abel, paulo], { column: 'leader', descending }).map(({ id }) => id);
  expect(sort(false)).toEqual(['bia', 'ana', 'abel', 'caio', 'paulo']);
  expect(sort(true)).toEqual(['ana', 'bia', 'paulo', 'caio', 'abel']);
});

it('keeps a row in its place while its person is changed', () => {
  const { rerender } = renderApp(<Table people={everybody} />);
  sortBy(/^Cargo/);
  const before = names();
  rerender(
    <Table
      people={everybody.map((each) => (each === ana ? { ...ana, position: 'pastor' } : each))}
    />,
  );
  expect(names()).toEqual(before);
  rerender(<Table people={everybody.filter((each) => each !== caio)} />);
  expect(names()).toHaveLength(4);
});

it('loads everybody for an order that the server does not have, and says so', () => {
  renderApp(<Table people={everybody} hasMore />);
  expect(showMore).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Mostrar mais'));
  expect(showMore).toHaveBeenCalledOnce();
  sortBy(/^Igreja/);
  expect(showMore).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Carregando todas as pessoas para pôr em ordem…')).toBeTruthy();
});

it('chooses people one by one, or all that are listed', () => {
  renderApp(<Table people={everybody} />);
  const boxes = screen.getAllByLabelText('Escolher');
  expect(boxes).toHaveLength(5);
  if (boxes[1]) fireEvent.click(boxes[1]);
  expect(screen.getByText('ana.')).toBeTruthy();
  const all = screen.getByLabelText('Escolher os 5 desta lista');
  fireEvent.click(all);
  expect(screen.getByText('ana abel bia caio paulo.')).toBeTruthy();
  fireEvent.click(all);
  expect(screen.getByText('.')).toBeTruthy();
});

it('makes every control reachable by keyboard, with a name and the person’s name', () => {
  renderApp(<Table people={[ana]} />);
  const row = screen.getByRole('rowheader').closest('tr');
  const controls = [...(row?.querySelectorAll<HTMLElement>('input, select, button') ?? [])];
  expect(controls.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Escolher',
    'Cargo',
    'Pastor/Líder',
    'Administrador: Não',
    'Mais opções',
  ]);
  const name = screen.getByText('Ana Souza').id;
  for (const each of controls) {
    expect(each.tabIndex).toBe(0);
    expect(each.getAttribute('aria-describedby')).toBe(name);
  }
});
