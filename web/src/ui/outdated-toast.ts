import type { Toast } from '@/lib/toast';

/** What has succeeded leaves behind it what was said of the attempts before; the same is not said twice. */
export function isOutdated(earlier: Toast, next: Toast): boolean {
  if (earlier.action) return false;
  if (next.variant === 'success') return ['success', 'error'].includes(earlier.variant);
  return earlier.title === next.title && earlier.text === next.text;
}
