/** The length of a text in UTF-8, as Firestore stores it. */
export function byteLength(written: string): number {
  let bytes = 0;
  for (const character of written) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
