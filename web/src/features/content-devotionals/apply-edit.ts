import type { Edit } from './format-selection';

/**
 * Writes an edit into a text area as if it had been typed, so that the browser's own undo takes it back. (The command is the
 * only way there is to that; where a browser has left it out, the text is set without undo.)
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!isTyped && from !== to + text.length) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
