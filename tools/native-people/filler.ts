/** Prose of the length that the bureaus print, which says nothing. */
const WORDS =
  'pine up willow so stone maple oak watermelon ivy meadow by harbor fir leaf valley cedar wildflower lantern rain fog thrush heron sky dune'.split(
    ' ',
  )

export function filler(words: number, seed: number): string {
  const text = Array.from(
    { length: words },
    (_, index) => WORDS[(seed * 7 + index * 5 + ((index * index) % 11)) % WORDS.length] ?? 'so',
  ).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
