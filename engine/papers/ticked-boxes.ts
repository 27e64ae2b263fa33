import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines, type Run } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** A ticked box as it is typed, as a symbol font has it, and as a recogniser makes it out. */
const TICKED = /^(?:[☑☒✓✔✗✘\uF0FE\uF0FD\uF078]|[[(|]?[xX][\])|lI1J}]{0,2}|_{1,4}[xX]_{1,4})$/
const EMPTY = /^(?:[☐□\uF0A8\uF06F]|\[[O0oDdJCQ]{0,2}[\]JIl|)]?|[O0]{1,2}[JI\]l|]?|LJ|\(\)|_{2,8})$/
/** The end of a box that a blank parts from its beginning: `( )`. */
const CLOSING = /^[\])]$/
/** No bullet looks like it. */
const SURELY_EMPTY = /^(?:[☐□\uF0A8]|\[)/
/** A mark within a box that no one could make out. */
const UNSURE = /^(?:[^\sa-zA-Z0-9•·*"'“«»$\-–—]{1,2}|[vVMW¥&]{1,2}[\]l|]?)$/
/** Points: the boxes of one list stand as far left as each other. */
const SAME_COLUMN = 8
export const TICK = '☒'

interface Item {
  readonly words: readonly Word[]
  readonly box: readonly Word[]
  readonly isTicked: boolean
}

/** A form that lists what could be true and ticks what is: the document without what is not ticked; null where it has no boxes. */
export function onlyTicked(document: DocumentText): DocumentText | null {
  const pages = document.pages.map((page) => ({ page, items: itemsOf(page) }))
  if (pages.every(({ items }) => items.length === 0)) return null
  return { ...document, pages: pages.map(({ page, items }) => withoutOthers(page, items)) }
}

/** The same without the ticks. */
export const withoutTicks = (document: DocumentText): DocumentText => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, words: page.words.filter(({ text }) => text !== TICK) })),
})

function withoutOthers(page: PageText, items: readonly Item[]): PageText {
  const gone = new Set(items.flatMap(({ words, box, isTicked }) => (isTicked ? box.slice(1) : [...box, ...words])))
  const ticks = new Set(items.flatMap(({ box, isTicked }) => (isTicked ? box.slice(0, 1) : [])))
  return {
    ...page,
    words: page.words.flatMap((word) => (gone.has(word) ? [] : [ticks.has(word) ? { ...word, text: TICK } : word])),
  }
}

interface Box {
  readonly row: number
  readonly run: number
  readonly word: Word
  /** As it is typed, without the blank within. */
  readonly sign: string
}

function itemsOf(page: PageText): Item[] {
  const lines = pageLines(page)
  const all = lines.flatMap((line, row) =>
    line.runs.flatMap(({ words: [word, next] }, run): Box[] => {
      if (!word) return []
      const end = (next ?? line.runs[run + 1]?.words[0])?.text ?? ''
      const sign = word.text + (CLOSING.test(end) ? end : '')
      return TICKED.test(sign) || EMPTY.test(sign) || UNSURE.test(sign) ? [{ row, run, word, sign }] : []
    }),
  )
  const boxes = all.filter((box) => isOfList(all.filter(({ word }) => isBeside(word, box.word))))
  return boxes.map((box) => itemOf(lines, box, boxes))
}

const isBeside = (one: Word, other: Word): boolean => Math.abs(leftOf(one.box) - leftOf(other.box)) < SAME_COLUMN

/** Two boxes, one of them empty, and one that is surely no bullet. */
const isOfList = (boxes: readonly Box[]): boolean =>
  boxes.length > 1 &&
  boxes.some(({ sign }) => EMPTY.test(sign)) &&
  boxes.some(({ sign }) => SURELY_EMPTY.test(sign) || TICKED.test(sign))

function itemOf(lines: readonly Line[], { row, run, word, sign }: Box, boxes: readonly Box[]): Item {
  const line = lines[row]
  const next = boxes.find((one) => one.row === row && one.run > run)
  const own = (line?.runs.slice(run, next?.run) ?? []).flatMap(({ words }) => words).slice(1)
  const closing = own[0] && CLOSING.test(own[0].text) ? [own[0]] : []
  const words = own.slice(closing.length)
  return {
    box: [word, ...closing],
    words: [...words, ...rowsBelow(lines, { row, word }, boxes)],
    isTicked: TICKED.test(sign),
  }
}

/** The lines on which an item goes on: they begin small, or where the line before had no room. */
function rowsBelow(lines: readonly Line[], { row, word }: Pick<Box, 'row' | 'word'>, boxes: readonly Box[]): Word[] {
  const edge = Math.max(...lines.map(({ box }) => rightOf(box)))
  const words: Word[] = []
  for (let at = row + 1; at < lines.length; at += 1) {
    const [above, below] = [lines[at - 1], lines[at]]
    if (!above || !below || boxes.some((one) => one.row === at && isBeside(one.word, word))) break
    const under = below.runs.find((run) => isUnder(run, word))
    const isFull = rightOf(above.box) > edge * 0.9
    if (!under || topOf(below.box) - bottomOf(above.box) > above.box[3] || !(isFull || /^[a-z(]/.test(under.text))) break
    words.push(...under.words)
  }
  return words
}

const isUnder = ({ box }: Run, word: Word): boolean =>
  leftOf(box) > leftOf(word.box) - SAME_COLUMN && leftOf(box) < leftOf(word.box) + 40
