import type { InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { figuresAmong } from '#adapters/recognition/masked-numbers.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Figures and what a row of stars is read as, one of its signs at least; of a few figures no more may have been made out. */
const STARRED = /^(\d*)(?=\D*[*%+#¥"°])((?<=\d{4})[^\d\s]|[^\d\s]{2,})$|^(\d{4,})$/
/** What a row of small x is read as, before the last figures of a number. */
const CROSSED = /^(?=.*x)[xokrjhmn0]{3,}$/i
const LAST_FIGURES = /^\d{4}$/
/** Read so surely, a row of x is one. */
const SURELY = 0.9

/** Signs of a mask are of one height, and lower than figures; what is much lower is a stroke of one that fell apart. */
const ALIKE = 0.25
const LOW = 0.85
const STROKE = 0.35
/** Of the signs that were read: by how many they may be others. */
const OFF_BY = 3
const LEAST_CROSSES = 4

/**
 * Numbers covered with stars or small x, with as many as there are blots of ink: a recogniser makes other letters of them,
 * and other numbers of letters. They stay as sure as they were read.
 */
export function withMasksCounted(words: readonly RecognisedWord[], inkIn: InkFinder): RecognisedWord[] {
  const counted = words.map(
    (word, index) => starred(word, words[index + 1], inkIn) ?? crossed(word, words[index + 1], inkIn) ?? word,
  )
  // A star that was read once more, in a word of its own.
  return counted.filter(
    (word, index) => !/^[*%+#¥"°]$/.test(word.text) || !isWithin(word, counted[index - 1], counted[index - 2]),
  )
}

/** Whether a sign stands within the number before it. */
const isWithin = ({ box: [x, , width] }: RecognisedWord, ...before: readonly (RecognisedWord | undefined)[]): boolean =>
  before.some(
    (word) => word !== undefined && /^\d+\*{2,}$/.test(word.text) && x + width / 2 < word.box[0] + word.box[2] && x > word.box[0],
  )

function starred(word: RecognisedWord, next: RecognisedWord | undefined, inkIn: InkFinder): RecognisedWord | null {
  const match = STARRED.exec(word.text)
  if (match === null) return null
  const [, before = '', signs, alone] = match
  const figures = alone ?? before
  // Its stars were read as a word of their own.
  if (alone !== undefined && next && next.box[0] < word.box[0] + word.box[2] && next.box[0] > word.box[0]) return null
  const { count, isAll, isLow, others } = signsIn(word, inkIn)
  const isMask = count >= 2 && (figures === '' ? isAll : !isAll && isLow)
  // Where no sign was read, each figure has its own blot before them: a figure that fell apart is no star.
  const isLikely = isMask && (signs === undefined ? others >= figures.length : Math.abs(count - signs.length) <= OFF_BY)
  // Its first stars were read as figures: there are no more of these than there are higher blots.
  const isCut = others > 0 && figures.length > others && signs !== undefined
  return isLikely ? { ...word, text: (isCut ? figures.slice(0, others) : figures) + '*'.repeat(count) } : null
}

function crossed(word: RecognisedWord, next: RecognisedWord | undefined, inkIn: InkFinder): RecognisedWord | null {
  if (word.confidence >= SURELY || !CROSSED.test(word.text) || !next || !LAST_FIGURES.test(next.text)) return null
  const gap = next.box[0] - word.box[0] - word.box[2]
  const { count, blots, isAll, height } = signsIn(word, inkIn)
  const isMask =
    isAll && count >= LEAST_CROSSES && blots * 2 > count && gap > 0 && gap < next.box[3] * 1.5 && height < next.box[3] * LOW
  return isMask ? { ...word, text: 'x'.repeat(count) } : null
}

interface Signs {
  readonly count: number
  /** Of how many pieces. */
  readonly blots: number
  /** The higher blots before them. */
  readonly others: number
  /** Whether the word has nothing else. */
  readonly isAll: boolean
  /** Whether its figures are higher. */
  readonly isLow: boolean
  readonly height: number
}

/** The blots of one height that end a word; several that touch are one blot, as many times as wide as one. */
function signsIn({ box }: RecognisedWord, inkIn: InkFinder): Signs {
  const own = inkIn(box).toSorted((a, b) => b[0] - a[0])
  const height = own[0]?.[3] ?? 0
  const other = own.findIndex(([, , across, down]) => Math.abs(down - height) > ALIKE * height || across < height * (1 - ALIKE))
  const signs = other < 0 ? own : own.slice(0, other)
  const unit = Math.min(height, ...signs.map(([, , across]) => across))
  const count = signs.reduce((sum, [, , across]) => sum + Math.round(across / unit), 0)
  const highest = Math.max(...own.map(([, , , down]) => down))
  const isLow = height < LOW * highest && height > STROKE * highest
  return {
    count,
    blots: signs.length,
    others: figuresAmong(own.slice(signs.length)),
    isAll: signs.length === own.length,
    isLow,
    height,
  }
}
