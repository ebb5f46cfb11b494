/** Downloads a file that was created on this device. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking at once can cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
