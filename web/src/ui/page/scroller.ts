/** Marks a part of a page that scrolls separately. */
export const scroller = { 'data-scroller': true } as const;

/** Scrolls to their tops both the page and the scrolling part of it that contains the element. */
export function scrollToTop(within: Element | null): void {
  within?.closest('[data-scroller]')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
}
