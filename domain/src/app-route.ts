/** Whether an address leads somewhere within the app: a path, and no other host (`//…`) in disguise. */
export function isAppRoute(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}
