import { vi } from 'vitest';

/** Collects the files that the page offers to save. @returns a function that lists their names */
export function watchDownloads(): () => string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return () => names;
}
