/** Letters that a recogniser takes for one another, each group under one sign. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[0ø]/g, 'o'],
  [/[1i!|]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
]

/** A text reduced to what a recogniser can tell apart: no spaces, no signs, and letters that look alike are one. */
export function folded(text: string): string {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9|!ø]/g, '')
  return ALIKE.reduce((plain, [pattern, sign]) => plain.replaceAll(pattern, sign), letters)
}

/** How many letters must be changed, left out or put in; `limit` + 1 as soon as it is more than that. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > limit) return limit + 1
    row = next
  }
  return row.at(-1) ?? limit + 1
}

/** How many letters of a phrase may be wrong before it is another one. */
export function mostWrong(length: number): number {
  if (length < 6) return 0
  if (length < 10) return 1
  return length < 16 ? 2 : Math.floor(length / 7)
}
