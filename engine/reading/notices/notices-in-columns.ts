import { bureauNamed } from '#engine/reading/layouts/bureau-columns/page.ts'
import { bottomOf, evidenceOf, leftOf, middleXOf, middleYOf, type Placed, topOf } from '#engine/reading/lines/boxes.ts'
import type { FoundNotice } from '#engine/reading/notices/find-notices.ts'
import { isDenied, kindOfNotice } from '#engine/reading/notices/kind-of-notice.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What the bureaus say in columns under a heading for statements, and the rows that it takes. */
export interface ColumnNotices {
  readonly found: readonly FoundNotice[]
  readonly taken: (line: Placed) => boolean
}

const HEADING = /^(?:consumer|customer|personal) statements?:?$/i
/** A shorter text is no statement. */
const SHORTEST = 12
/** Points: values may begin a little before the heading of their column. */
const BEFORE = 30

/** `pieces` are what stands together on a line, each column's for itself, in the order of the pages. */
export function noticesInColumns(pieces: readonly Placed[]): ColumnNotices {
  const found: FoundNotice[] = []
  const rows: Placed[] = []
  pieces.forEach((piece, at) => {
    if (!HEADING.test(piece.text.trim())) return
    const columns = headsAfter(pieces, at)
    if (columns.length < 2) return
    const values = valuesUnder(pieces.slice(at + 1 + columns.length), piece, columns)
    rows.push(piece, ...columns.map(({ head }) => head), ...values.map(({ piece: value }) => value))
    for (const { bureau } of columns) found.push(...noticeOf(values, bureau))
  })
  return {
    found,
    taken: (line) =>
      rows.some(({ page, box }) => page === line.page && middleYOf(line.box) > topOf(box) && middleYOf(line.box) < bottomOf(box)),
  }
}

interface Column {
  readonly bureau: Bureau
  readonly head: Placed
}

function headsAfter(pieces: readonly Placed[], at: number): readonly Column[] {
  const columns: Column[] = []
  for (const head of pieces.slice(at + 1, at + 4)) {
    const bureau = bureauNamed(head.text)
    if (bureau === null || (columns[0] && !isBeside(columns[0].head, head))) break
    columns.push({ bureau, head })
  }
  return columns
}

const isBeside = (one: Placed, other: Placed): boolean =>
  one.page === other.page && Math.abs(middleYOf(one.box) - middleYOf(other.box)) < one.box[3]

interface Value {
  readonly piece: Placed
  readonly bureau: Bureau
}

/** Up to the first line that stands alone at the left: the next heading. */
function valuesUnder(pieces: readonly Placed[], title: Placed, columns: readonly Column[]): readonly Value[] {
  const [head] = columns
  if (head === undefined) return []
  // A heading may be in the middle of its column, and the values at its left.
  const edge = Math.min(leftOf(head.head.box) - BEFORE, (leftOf(title.box) + leftOf(head.head.box)) / 2)
  const isLeft = ({ box }: Placed): boolean => leftOf(box) < edge
  const end = pieces.findIndex(
    (piece) => piece.page !== head.head.page || (isLeft(piece) && !pieces.some((one) => !isLeft(one) && isBeside(piece, one))),
  )
  return pieces
    .slice(0, end < 0 ? pieces.length : end)
    .filter((piece) => !isLeft(piece))
    .map((piece) => ({ piece, bureau: nearest(piece, columns) }))
}

const distance = (one: Placed, { head }: Column): number =>
  Math.min(Math.abs(leftOf(one.box) - leftOf(head.box)), Math.abs(middleXOf(one.box) - middleXOf(head.box)))

function nearest(piece: Placed, columns: readonly Column[]): Bureau {
  const [best] = columns.toSorted((a, b) => distance(piece, a) - distance(piece, b))
  if (best === undefined) throw new Error('columns without a bureau')
  return best.bureau
}

function noticeOf(values: readonly Value[], bureau: Bureau): readonly FoundNotice[] {
  const own = values.filter((value) => value.bureau === bureau).map(({ piece }) => piece)
  const text = own.map((piece) => piece.text).join(' ')
  const place = evidenceOf(own)
  const kind = kindOfNotice(text)
  if (place === null || (kind === null && text.length < SHORTEST) || NOTHING.test(text) || isDenied(text)) return []
  return [{ notice: { kind: kind ?? 'statement', text }, place, bureau }]
}

const NOTHING = /^(?:none|no |not reported|-+$)/i
