import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Of a word's height: how wide its letters are at most, capitals as a rule; a wider box took in what is beside it. */
const WIDE = 1
/** Fewer letters may be in another word by chance, but for the same ones. */
const LEAST = 3
/** Of its letters, so many may be misread. */
const MISREAD = 1 / 4
/** A word that was read less surely than this, on the spot of one that was surely read, is what was left of that one's letters. */
const HARDLY = 0.3
const SURELY = 0.9
/** Of its width: so much of a word must be in the other. */
const MOST_OF_IT = 0.9
/** Of its height: how far the beginning of a word is from its left edge. */
const AT_ITS_HEAD = 0.15

/**
 * Where a recogniser took two lines for one, it reads some letters twice: `Employers:` and once more `ployers:`, on the same
 * spot. The words without what is read in another word already; of two that are the same, the surer.
 */
export function wordsOnce(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter((word, at) => !words.some((other, before) => holds(other, word) || isSame(other, word, before < at)))
}

function holds(whole: RecognisedWord, part: RecognisedWord): boolean {
  const [, , across, high] = whole.box
  if (whole.text.length <= part.text.length) return false
  if (part.text.length < LEAST) return isBeginning(whole, part)
  const isGuess = part.confidence < HARDLY && whole.confidence >= SURELY
  return isOn(whole, part) && across < whole.text.length * high * WIDE && (isGuess || isPartOf(part.text, whole.text))
}

/** A word of small letters is one word, where `CO180` may be two marks: `Ma` on the beginning of `Mar` is what was read of it before. */
const isBeginning = (whole: RecognisedWord, part: RecognisedWord): boolean =>
  /^\p{Lu}?\p{Ll}+$/u.test(whole.text) &&
  whole.text.startsWith(part.text) &&
  Math.abs(whole.box[0] - part.box[0]) < whole.box[3] * AT_ITS_HEAD &&
  isOn(whole, part)

function isSame(one: RecognisedWord, other: RecognisedWord, isBefore: boolean): boolean {
  if (one === other || one.text !== other.text || !isOn(one, other) || !isOn(other, one)) return false
  return one.confidence > other.confidence || (one.confidence === other.confidence && isBefore)
}

/** Whether a word stands on the spot of another one, or on a part of it. */
function isOn({ box: [left, top, across, high] }: RecognisedWord, { box: [x, y, width, height] }: RecognisedWord): boolean {
  const middle = y + height / 2
  const shared = Math.min(left + across, x + width) - Math.max(left, x)
  return middle > top && middle < top + high && shared > width * MOST_OF_IT
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
