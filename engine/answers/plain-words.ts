/** Lower case, plain signs, one space: what the patterns are written for. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
