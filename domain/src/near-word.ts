const MIN_LENGTH = 4;

/** Whether two words are one slip apart: a letter wrong, missing, added, or two neighbours swapped. Short words never are. */
export function isNearWord(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < MIN_LENGTH || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = a.slice(start);
  const other = b.slice(start);
  if (a.length > b.length) return rest.slice(1) === other;
  if (a.length < b.length) return rest === other.slice(1);
  return (
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
