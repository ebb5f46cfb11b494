import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const SIZE = 100;

/** Lays the cells of tables and the rows of lists out in squares, because happy-dom has no layout. What is inside lies at its center. */
export function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  Object.assign(document, { elementFromPoint });
}

const elementFromPoint = (x: number, y: number) =>
  [...document.querySelectorAll('td, li')].find((item) => {
    const { left, top } = item.getBoundingClientRect();
    return x >= left && x < left + SIZE && y >= top && y < top + SIZE;
  }) ?? null;

function boxOf(this: Element): DOMRect {
  const item = this.closest('td, li');
  if (!item) return new DOMRect(0, 0, 10 * SIZE, 10 * SIZE);
  const isCell = item instanceof HTMLTableCellElement;
  const column = isCell ? placeOf(item) : 0;
  const row = placeOf(isCell ? item.parentElement : item);
  const [x, y] = [column * SIZE, row * SIZE];
  return this === item
    ? new DOMRect(x, y, SIZE, SIZE)
    : new DOMRect(x + SIZE * 0.4, y + SIZE * 0.4, SIZE * 0.2, SIZE * 0.2);
}

const placeOf = (item: Element | null) =>
  item?.parentElement ? [...item.parentElement.children].indexOf(item) : 0;

/** Lets dnd-kit, which starts to listen in the next task, take note of what happened. */
const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

/** Presses keys on a handle, one after the other; `Control+Enter` holds Ctrl. */
export async function pressKeys(handle: Element, ...codes: string[]): Promise<void> {
  for (const pressed of codes) {
    const code = pressed.replace('Control+', '');
    fireEvent.keyDown(handle, {
      code,
      key: code === 'Space' ? ' ' : code,
      ctrlKey: code !== pressed,
    });
    await settle();
  }
}

/** Drags a handle over other elements, and releases it over the last; null is a place outside of everything. */
export async function dragOver(
  handle: Element,
  targets: readonly (Element | null)[],
  held: { ctrlKey?: boolean } = {},
): Promise<void> {
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true, ...centerOf(handle) });
  await settle();
  for (const target of targets) {
    fireEvent.pointerMove(target ?? document.body, centerOf(target));
    await settle();
  }
  const last = targets.at(-1) ?? null;
  fireEvent.pointerUp(last ?? document.body, { ...centerOf(last), ...held });
  await settle();
}

function centerOf(element: Element | null) {
  if (!element) return { clientX: -SIZE, clientY: -SIZE };
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}
