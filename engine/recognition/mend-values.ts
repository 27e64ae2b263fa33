import { leftOf, rightOf, unionOf } from '#engine/reading/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { PrintedWords } from '#engine/recognition/printed-words.ts'

/** A value that had to be mended to have its form is shown for confirmation. */
const MENDED = 0.85

const FIGURES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
}
const asFigures = (text: string): string => [...text].map((letter) => FIGURES[letter] ?? letter).join('')

const F = String.raw`[\dOoQDlIi|ZSsBg]`
/** What must be a day or a month in figures, whatever letters were read into it. */
const DATE = new RegExp(`^${F}{1,2}/(?:${F}{1,2}/)?${F}{4},?$`)
const AMOUNT = new RegExp(String.raw`^-?\$(?=.*\d)${F}[\dOoQDlIi|ZSsBg,]*(?:\.${F}{2})?$`)
/** A dollar sign is read as an S or a paragraph sign; a group of three figures behind a comma says it is an amount. */
const LOST_DOLLAR = /^[S§](\d{1,3}(?:,\d{3})+(?:\.\d{2})?)$/
/** A comma is read as a full stop. */
const POINTED = /^(-?\$\d{1,3})\.(\d{3})$/

/** A word in the form that its other letters force; a value without such a form stays as it was read. */
function inForm(text: string, next: string | undefined): string {
  if (/^P[Q0D]$/.test(text) && /^BOX$/i.test(next ?? '')) return 'PO'
  if (/^[\d/,$.-]+$/.test(text)) return text.replace(POINTED, '$1,$2')
  if (DATE.test(text) && text.replaceAll(/\D/g, '').length >= 3) return asFigures(text)
  if (AMOUNT.test(text)) return asFigures(text)
  return text.replace(LOST_DOLLAR, '$$$1')
}

const mended = (word: Word, text: string): Word =>
  text === word.text ? word : { ...word, text, confidence: Math.min(word.confidence ?? 1, MENDED) }

/** A date that ran into the small word before it (`in04/2020`), a day that ran into its month (`Apr9,`). */
const GLUED_DATE = /^(in|of|on|to|by|from)(\d{1,2}\/(?:\d{1,2}\/)?\d{4}[.,;]?)$/
const GLUED_DAY = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)([\dlI]{1,2},)$/

function ungluedDate(read: Word): Word[] {
  const day = GLUED_DAY.exec(read.text)
  const word = day ? { ...read, text: `${day[1]}${asFigures(day[2] ?? '')}` } : read
  const match = GLUED_DATE.exec(word.text) ?? GLUED_DAY.exec(word.text)
  if (!match) return [word]
  const [, before = '', date = ''] = match
  const [left, top, width, height] = word.box
  const seam = left + (width * before.length) / word.text.length
  return [
    { ...word, text: before, box: [left, top, seam - left, height] },
    { ...word, text: date, box: [seam, top, left + width - seam, height] },
  ]
}

/** The page with its dates, amounts and masked numbers in their form. No figure is ever put in or left out. */
export function mendValues(page: PageText): PageText {
  const words: Word[] = []
  for (const word of page.words.flatMap(ungluedDate)) {
    const last = words.at(-1)
    if (last && isTorn(last, word)) words[words.length - 1] = joined(last, word)
    else words.push(word)
  }
  return { ...page, words: words.map((word, index) => mended(word, inForm(word.text, words[index + 1]?.text))) }
}

/** An amount torn at its comma, or a mask before its last figures. */
function isTorn(first: Word, second: Word): boolean {
  const gap = leftOf(second.box) - rightOf(first.box)
  const isLevel = Math.abs(first.box[1] - second.box[1]) < first.box[3] * 0.3
  if (!isLevel || gap < -1 || gap > first.box[3] * 0.3) return false
  if (/^-?\$\d{1,3}(?:,\d{3})*,$/.test(first.text)) return /^\d{3}(?:,\d{3})*(?:\.\d{2})?$/.test(second.text)
  const figures = /^[Xx*]{6,}(\d{0,3})$/.exec(first.text)?.[1]
  return figures !== undefined && /^\d{1,4}$/.test(second.text) && figures.length + second.text.length === 4
}

function joined(first: Word, second: Word): Word {
  const box = unionOf([first.box, second.box]) ?? first.box
  const confidence = Math.min(first.confidence ?? 1, second.confidence ?? 1, MENDED)
  return { text: first.text + second.text, box, confidence }
}

/** A whole mask with its four to six figures is a form of its own. */
const WHOLE_MASK = /^(?:[Xx*]{4,}\d{4}|\d{4,6}[Xx*]{4,})$/
const LEAST_MASK = 0.78
const SURE_MASK = 0.91

/** Small and capital letters of a mask are read alike: it is written as the layout writes it. */
export function asMask(word: Word, letter: PrintedWords['mask']): Word {
  const match = /^(\d*)([Xx*]{4,})(\d*)$/.exec(word.text)
  if (!match) return word
  const [, head = '', mask = '', tail = ''] = match
  const text = letter === null || mask.includes('*') ? word.text : `${head}${letter.repeat(mask.length)}${tail}`
  const own = word.confidence ?? 1
  return { ...word, text, confidence: WHOLE_MASK.test(text) && own >= LEAST_MASK ? Math.max(own, SURE_MASK) : own }
}
