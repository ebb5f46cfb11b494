import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { InboxTabs, ListAndDetail } from './inbox-layout';

const onChange = vi.fn<(tab: 'pending' | 'read' | 'responded') => void>();
const labels = { pending: 'Pendentes', read: 'Lidas', responded: 'Respondidas' };
const show = (shown: 'pending' | 'read' | null) =>
  renderApp(<InboxTabs label="Painel" labels={labels} shown={shown} onChange={onChange} />);
const tabs = () => screen.getAllByRole('tab');

it('has one tab stop and moves the focus with the arrow keys', () => {
  show('read');
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  tabs()[1]?.focus();
  const visited = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  });
  expect(visited).toEqual(['Respondidas', 'Pendentes', 'Respondidas', 'Pendentes', 'Respondidas']);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('tab', { name: 'Respondidas' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('responded');
});

it('keeps the first tab focusable while no tab is selected', () => {
  show(null);
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

const open = vi.fn<(id: string) => void>();

function showList(current: string | null, isWide = true) {
  open.mockClear();
  const [addListener, removeListener] = [vi.fn<() => void>(), vi.fn<() => void>()];
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isWide, addListener, removeListener }),
  );
  renderApp(
    <ListAndDetail
      isList
      list={['a', 'b', 'c'].map((id) => (
        <a
          key={id}
          href="#message"
          id={`message-${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => open(id)}
        >
          {id}
        </a>
      ))}
      detail={
        <>
          <button>Arquivar</button>
          <textarea aria-label="Resposta" />
        </>
      }
      onClose={() => undefined}
    />,
  );
}
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const opened = () => open.mock.calls.flat();

it('opens the next and the previous message with J and K, from the list and from the message', () => {
  showList('a');
  screen.getByRole('button', { name: 'Arquivar' }).focus();
  press('j');
  expect(document.activeElement?.textContent).toBe('b');
  press('J');
  press('j');
  press('k');
  expect(opened()).toEqual(['b', 'c', 'b']);
  expect(screen.getByText(/^J e K/)).toBeTruthy();
});

it('ignores J and K in text fields and with modifier keys', () => {
  showList(null);
  screen.getByRole('textbox').focus();
  press('j');
  screen.getByText('a').focus();
  press('k', { ctrlKey: true });
  expect(opened()).toEqual([]);
});

it('ignores J and K on a phone, where list and message replace each other', () => {
  showList('a', false);
  screen.getByText('a').focus();
  press('j');
  expect(opened()).toEqual([]);
});
