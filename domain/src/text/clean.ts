/** Control characters, and bidirectional overrides, which could reverse the text after them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Removes angle brackets, invisible characters and surrounding spaces. */
export function cleanName(text: string): string {
  return text.replace(/[<>]/g, '').replace(invisible, '').trim();
}

export function cleanEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
