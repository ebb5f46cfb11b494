import { vi } from 'vitest';

/** Collects the files that the page offers to save. @returns a function that lists them */
export function watchDownloads(): () => { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  return () => files;
}
