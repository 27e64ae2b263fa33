import type { InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

/** `22,2023` is a day and a year that were printed close together. */
const RUN_TOGETHER = /^(\S*?\d{1,2},)((?:19|20)\d{2}\S?)$/

/** What is left of a rule beside a word. */
const RULE = /^[|¦]+(?=[^|¦])|(?<=[^|¦])[|¦]+$/g
/** A word that may well be read wrong, however sure the recogniser is: letters among figures, a lone letter that is a figure too. */
const CONFUSABLE = /[a-z]\d|\d[a-wyz]|^[OolI|S]$/i
const MASKED = /^[x*]+\d+$|^\d+[x*]+\d*$/i
const AT_MOST = 0.8

function sureness(text: string, confidence: number): number {
  const share = Math.max(0, Math.min(1, confidence / 100))
  return CONFUSABLE.test(text) && !MASKED.test(text) ? Math.min(share, AT_MOST) : share
}

/** Pixels to points, confidences from 0 to 1; empty words left out. */
export function inPoints(words: readonly RecognisedWord[], dot: number): RecognisedWord[] {
  return words
    .map((word) => ({ ...word, text: word.text.trim().replaceAll(RULE, '') }))
    .filter(({ text }) => text !== '')
    .flatMap(({ text, box: [x, y, width, height], confidence }) =>
      splitDate({
        text,
        confidence: sureness(text, confidence),
        box: [x / dot, y / dot, width / dot, height / dot],
      }),
    )
}

function splitDate(word: RecognisedWord): RecognisedWord[] {
  const [, day, year] = RUN_TOGETHER.exec(word.text) ?? []
  if (day === undefined || year === undefined) return [word]
  const [x, y, width, height] = word.box
  const share = (width * day.length) / word.text.length
  return [
    { ...word, text: day, box: [x, y, share, height] },
    { ...word, text: year, box: [x + share, y, width - share, height] },
  ]
}

/** Letters of a sign or a code at the most. */
const SIGN = 4
/** So much higher than its ink, a box took in the rules of its cell. */
const SWOLLEN = 1.25
/** Points: what is left of a rule is no higher. */
const FLAT = 1.5
/** Of a word's letters and its width: letters that touch may be missing among the blots. */
const LEAST_INK = 0.7

/** Words in boxes no higher than their ink: what a sign of a payment grid is, its size says; on which line a word stands, its middle. */
export function ontoInk(words: readonly RecognisedWord[], inkIn: InkFinder): RecognisedWord[] {
  return words.map((word) => {
    const [, , width, height] = word.box
    const ink = inkIn(word.box).filter(([, , , down]) => down > FLAT)
    const isWord = word.text.length > SIGN
    if (ink.length < (isWord ? word.text.length * LEAST_INK : 1)) return word
    const [from, to] = [Math.min(...ink.map(([x]) => x)), Math.max(...ink.map(([x, , across]) => x + across))]
    const [head, foot] = [Math.min(...ink.map(([, y]) => y)), Math.max(...ink.map(([, y, , down]) => y + down))]
    const isSwollen = height > (foot - head) * SWOLLEN && to - from > width * (isWord ? LEAST_INK : 0.5)
    return isSwollen ? { ...word, box: [from, head, to - from, foot - head] } : word
  })
}

/** A word that is certainly one: what lies under it is no mark. */
const isLetters = ({ text, confidence }: RecognisedWord): boolean =>
  /[a-z0-9$%]/i.test(text) && (text.length > 1 ? confidence > 0.3 : confidence > 0.75)

const LARGEST = 24
const ROW = 24

/** The blots that no word covers. */
export function marksAmong(blots: readonly Box[], words: readonly RecognisedWord[]): Box[] {
  const rows = new Map<number, Box[]>()
  for (const { box } of words.filter(isLetters))
    for (let row = Math.floor(box[1] / ROW); row <= Math.floor((box[1] + box[3]) / ROW); row += 1)
      rows.set(row, [...(rows.get(row) ?? []), box])
  return blots.filter(([x, y, width, height]) => {
    if (width > LARGEST || height > LARGEST) return false
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const there = rows.get(Math.floor(middleY / ROW)) ?? []
    return !there.some(
      (box) => middleX >= box[0] - 1 && middleX <= box[0] + box[2] + 1 && middleY >= box[1] - 2 && middleY <= box[1] + box[3] + 2,
    )
  })
}

const LEAST_WORDS = 5
/** Below it, more than a quarter of the words of a page are read otherwise than they are printed. */
const LEGIBLE = 0.765
/** A page of fewer words says less of how it was read: a cover, the end of a list. */
const FULL = 60
const LEGIBLE_FEW = 0.62
const LEGIBLE_SCREEN = 0.83
/** Below it, hardly a word was made out. */
const GIBBERISH = 0.45

/** Whether what was read is worth showing for confirmation. What lies beside the text counts for nothing: it is read as scraps, and they are fewer. */
export function isLegible(words: readonly RecognisedWord[]): boolean {
  const written = linesOf(words).filter(isWritten).flat()
  const text = written.length * 2 < words.length ? words : written
  return legibility(text) >= (text.length < FULL ? LEGIBLE_FEW : LEGIBLE)
}

/** Why a page is not: its letters are there and lost strokes, or nothing says that there are any. */
export const illegible = (words: readonly RecognisedWord[]): 'broken_letters' | 'unreadable' =>
  words.length < FULL || isGibberish(words) ? 'unreadable' : 'broken_letters'

/** A word like this is in a line of text, whatever its others were read as. */
const MADE_OUT = 0.8
const isWritten = (line: readonly RecognisedWord[]): boolean =>
  line.some(({ text, confidence }) => confidence >= MADE_OUT && /[a-z]{3}|\d{3}/i.test(text))

/** Words come line by line: a new one begins where they go back, or up or down. */
function linesOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && goesOn(last, word)) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** Of the lower of two words: so much of its height the other shares. */
const LEVEL = 0.3
function goesOn({ box: [left, top, , height] }: RecognisedWord, { box: [x, y, , down] }: RecognisedWord): boolean {
  const shared = Math.min(top + height, y + down) - Math.max(top, y)
  return x > left && shared > LEVEL * Math.min(height, down)
}

/** The same of a screen, whose letters are as sharp as their few dots allow: narrow ones of six are guessed at. */
export const isLegibleScreen = (words: readonly RecognisedWord[]): boolean => legibility(words) >= LEGIBLE_SCREEN

/** Whether what was read may be text that lies upside down. */
export const isGibberish = (words: readonly RecognisedWord[]): boolean => legibility(words) < GIBBERISH

/** The mean over words of letters and figures, long ones counting for more; 0 where there are hardly any. */
function legibility(words: readonly RecognisedWord[]): number {
  const read = words.filter(({ text }) => /[a-z0-9]/i.test(text))
  if (read.length < LEAST_WORDS) return 0
  const weight = read.reduce((sum, { text }) => sum + Math.min(8, text.length), 0)
  return read.reduce((sum, { text, confidence }) => sum + confidence * Math.min(8, text.length), 0) / weight
}
