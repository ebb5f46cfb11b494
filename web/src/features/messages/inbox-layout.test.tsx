import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';
import { InboxTabs } from './inbox-layout';

const onChange = vi.fn<(tab: 'pending' | 'read' | 'responded') => void>();
const labels = { pending: 'Pendentes', read: 'Lidas', responded: 'Respondidas' };
const show = (shown: 'pending' | 'read' | null) =>
  renderApp(<InboxTabs label="Painel" labels={labels} shown={shown} onChange={onChange} />);
const tabs = () => screen.getAllByRole('tab');

it('has one tab in the order of the page, and moves the focus with the arrow keys', () => {
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

it('is reached where something outside of the tabs is shown', () => {
  show(null);
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
