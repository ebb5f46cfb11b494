/** Characters that show nothing, or only an empty place (U+2800, U+3164, U+FFA0). The security rules list the same. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Halves of a character outside the basic plane, which Firestore can't store. */
const HALVES = /\p{Cs}/gu;

/** Signs joined by U+200D and U+FE0F, such as a family, or a hidden character. */
const SIGNS_OR_HIDDEN =
  /([^<>\s\p{L}\p{M}\p{N}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]\ufe0f?(?:\u200d[^<>\s\p{L}\p{M}\p{N}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]\ufe0f?)*)|[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The text without the characters that show nothing, which come along from web pages; joined signs (👨‍👩‍👧) stay joined. */
export const visibleText = (text: string): string =>
  withoutHalves(text).replace(SIGNS_OR_HIDDEN, (_, signs?: string) => signs ?? '');

/** The text as Firestore can store it. */
export const withoutHalves = (text: string): string => text.replace(HALVES, '');

/** Like `visibleText` for texts in which only letters count. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** The text on one line: each line break, tab or other control becomes a space. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The text as it can stand between double quotation marks: on one line, with single ones inside. */
export const quotable = (text: string): string =>
  oneLine(visibleText(text)).replace(/[“”„‟«»"＂]/gu, '’');

/** Removes angle brackets, control and hidden characters, and surrounding spaces. */
export const cleanName = (text: string): string => oneLine(visibleText(text).replace(/[<>]/g, ''));

/** The address in a text copied from a page, a mail or a chat: `Ana <ana@igreja.com>`, `mailto:ana@igreja.com`. */
export function cleanEmail(text: string): string {
  const [, inBrackets] = /<([^<>]*)>/.exec(text) ?? [];
  return withoutHidden(inBrackets ?? text)
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .replace(/[<>,;.]$/, '')
    .trim();
}

/** Whether the text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
