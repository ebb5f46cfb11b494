/** Marks a part of a page that scrolls for itself. */
export const scroller = { 'data-scroller': true } as const;

/** Shows what an element stands in from its top: the part of the page that scrolls, and the page. */
export function scrollToTop(within: Element | null): void {
  within?.closest('[data-scroller]')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
}
