import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Of a word's height: how wide its letters are at most; a wider box took in what stands beside it. */
const WIDE = 0.9
/** Fewer letters may stand in another word by chance. */
const LEAST = 3
/** Of its letters, so many may be misread. */
const MISREAD = 1 / 4
/** Of its width: so much of a word must stand in the other. */
const MOST_OF_IT = 0.9

/**
 * Where a recogniser took two lines for one, it reads some letters twice: `Employers:` and once more `ployers:`, on the same
 * spot. The words without what is read in another word already.
 */
export function wordsOnce(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter((word) => !words.some((other) => holds(other, word)))
}

function holds(whole: RecognisedWord, part: RecognisedWord): boolean {
  const [[left, top, across, high], [x, y, width, height]] = [whole.box, part.box]
  const middle = y + height / 2
  if (middle < top || middle > top + high || part.text.length < LEAST) return false
  const shared = Math.min(left + across, x + width) - Math.max(left, x)
  const isLonger = whole.text.length > part.text.length
  return isLonger && shared > width * MOST_OF_IT && across < whole.text.length * high * WIDE && isPartOf(part.text, whole.text)
}

function isPartOf(part: string, whole: string): boolean {
  const starts = Array.from({ length: whole.length - part.length + 1 }, (_, at) => whole.slice(at, at + part.length))
  const off = (other: string): number => [...part].filter((letter, at) => letter !== other[at]).length
  return starts.some((other) => off(other) <= part.length * MISREAD)
}

/** A letter alone is read as itself and its small form: `Cc` is `C` where both have the room of one. */
const TWICE = /^([CKOPSUVWXZ])([ckopsuvwxz])$/
/** Of their height: how wide two such letters are at least. */
const TWO = 1.2

export function letterOnce(word: RecognisedWord): RecognisedWord {
  const [, capital, small] = TWICE.exec(word.text) ?? []
  const [, , width, height] = word.box
  const isOne = capital !== undefined && capital.toLowerCase() === small && width < height * TWO
  return isOne ? { ...word, text: capital } : word
}
