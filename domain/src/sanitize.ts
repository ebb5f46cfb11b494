export function stripAngleBrackets(text: string): string {
  return text.replace(/[<>]/g, '');
}

/** A name as it is stored: no angle brackets, no spaces round it. */
export function cleanName(text: string): string {
  return stripAngleBrackets(text).trim();
}

export function cleanEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
