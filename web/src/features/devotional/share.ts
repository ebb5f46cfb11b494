import type { Devotional } from '@raizes/domain/documents/devotional';

export function shareText(devotional: Devotional, streak: number): string {
  const days = streak === 1 ? '1 dia' : `${streak} dias`;
  return [
    'Completei o devocional de hoje no Raízes! 🌱',
    `“${devotional.verse_text}” (${devotional.verse_reference})`,
    `Sequência: ${days}.`,
  ].join('\n\n');
}

export const whatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens the device's share sheet. False when the device has none. */
export async function shareByDevice(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text });
  } catch (error) {
    // Closing the sheet without sharing is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}
