/** A text as it is compared: without accents and case. */
export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function stripAngleBrackets(text: string): string {
  return text.replace(/[<>]/g, '');
}

/** Characters that do not show: controls, and those that turn round the writing of what follows, the name of another too. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is stored: nothing that marks up or does not show, no spaces round it. */
export function cleanName(text: string): string {
  return stripAngleBrackets(text).replace(unseen, '').trim();
}

export function cleanEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
