import { type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { squashed } from '#engine/reading/layouts/transunion-web-print/key.ts'
import { type AccountLabel, withoutBrackets } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { Wrapping } from '#engine/reading/layouts/transunion-web-print/wrapped.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'

/** A remark and the pieces it is on. */
export interface Remark {
  readonly text: string
  readonly pieces: readonly Run[]
}

/** Behind these a remark ends, also in the middle of a line: `CLOSED; >PROFIT AND LOSS WRITE-OFF<`. */
const ENDS = /(?:;|<;?)$/

/** A piece of a row, and the line that it begins. */
interface Part {
  readonly piece: Run
  readonly begins: Run | null
}

/** The pieces cut behind each word that ends a remark. */
function cut(pieces: readonly Run[]): Part[] {
  return pieces.flatMap((line) => {
    const parts: Run['words'][number][][] = [[]]
    for (const word of line.words) {
      parts.at(-1)?.push(word)
      if (ENDS.test(word.text)) parts.push([])
    }
    const runs = parts.flatMap((words) => runOf(line.page, words) ?? [])
    return runs.map((piece, index): Part => ({ piece, begins: index === 0 ? line : null }))
  })
}

/** The remarks of one row: parted by semicolons, by their brackets, or, one a line, by lines that ended of their own accord. */
function remarksIn(lines: readonly Run[], { wrapping, isRemark }: Context): Remark[] {
  const areJoined = lines.some(({ text }) => text.includes(';'))
  const groups: Run[][] = []
  let before: Run | undefined
  let line: Run | undefined
  for (const { piece, begins } of cut(lines)) {
    const isOpen = groups.at(-1)?.some(({ text }) => text.startsWith('>')) ?? false
    const isMeant =
      !areJoined &&
      !isOpen &&
      line !== undefined &&
      begins !== null &&
      (isRemark(groups.at(-1) ?? []) || wrapping.isMeant(line, begins))
    if (before === undefined || ENDS.test(before.text) || piece.text.startsWith('>') || isMeant) groups.push([piece])
    else groups.at(-1)?.push(piece)
    before = piece
    line = begins ?? line
  }
  return groups.map((pieces): Remark => ({ text: ownText(pieces, wrapping), pieces })).filter(({ text }) => !saysNothing(text))
}

const ownText = (pieces: readonly Run[], wrapping: Wrapping): string =>
  withoutBrackets(wrapping.join(pieces)).replace(/;$/, '').trim()

interface Context {
  readonly wrapping: Wrapping
  /** Whether these pieces are a whole remark, by the report's key. */
  readonly isRemark: (pieces: readonly Run[]) => boolean
}

/** Remarks in their order, then the note of the deepest delinquency. */
export function readRemarks(
  rows: readonly LabelValue<AccountLabel>[],
  { wrapping, known }: { wrapping: Wrapping; known: ReadonlySet<string> },
  evidence: Notes,
): Remark[] {
  const isRemark = (pieces: readonly Run[]): boolean => known.has(squashed(wrapping.join(pieces)))
  const valuesOf = (...labels: AccountLabel[]): (readonly Run[])[] =>
    rows.filter(({ label }) => labels.includes(label)).map(({ value }) => value)
  const notes = valuesOf('Maximum Delinquency Note', 'Maximum Delinquency').map(
    (value): Remark => ({
      text: withoutBrackets(wrapping.join(value)),
      pieces: value,
    }),
  )
  const found = [
    ...valuesOf('Remarks').flatMap((value) => remarksIn(value, { wrapping, isRemark })),
    ...notes.filter(({ text }) => !saysNothing(text)),
  ]
  found.forEach(({ pieces }, index) => note(evidence, `remarks.${index}`, pieces))
  return found
}
