import { leftOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

const NAMES = Object.values(BUREAU_NAMES)
/** The bureaus' names have hardly a letter at one place: read with as many others, a name still is no other one's. */
const MOST_WRONG = 3
/** Of the letters' height: how far from each other the rows of a table begin. */
const ASIDE = 1
/** A name that was fixed is asked about. */
const MENDED = 0.75

/** The page with the names of bureaus fixed (`Expenan`) before the rows of a history, below its months and its years. */
export function mendBureauRows(page: PageText): PageText {
  const lines = pageLines(page)
  const mended = new Map(
    lines.flatMap((line, at) => {
      const [year] = lines[at + 1]?.words ?? []
      return isHead(line, /^Month:?$/i) && year && /^Year:?$/i.test(year.text) ? bureausUnder(year, lines.slice(at + 2)) : []
    }),
  )
  return mended.size === 0 ? page : { ...page, words: page.words.map((word) => mended.get(word) ?? word) }
}

const isHead = ({ words: [first] }: Line, name: RegExp): boolean => first !== undefined && name.test(first.text)

/** At most one row a bureau, as far as they begin below the head. */
function bureausUnder(head: Word, below: readonly Line[]): (readonly [Word, Word])[] {
  const rows = below.slice(0, NAMES.length).flatMap(({ words }) => words.slice(0, 1))
  const [own, size] = [leftOf(head.box), head.box[3] * ASIDE]
  const named = rows.filter(({ box }) => Math.abs(leftOf(box) - own) < size)
  const read = new Set(named.map(({ text }) => text))
  return named.flatMap((word): (readonly [Word, Word])[] => {
    const near = NAMES.filter((name) => !read.has(name) && editDistance(word.text, name, MOST_WRONG) <= MOST_WRONG)
    const [name, ...others] = near
    const isRead = NAMES.includes(word.text) || name === undefined || others.length > 0
    return isRead ? [] : [[word, { ...word, text: name, confidence: Math.min(word.confidence ?? 1, MENDED) }]]
  })
}
