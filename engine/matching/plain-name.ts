/** A company's name as words to compare and to look for: lower case, without punctuation and legal form. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b(?:inc|llc|llp|lp|corp|corporation|na|n a|co|company)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
