import { joinWrapped } from '#engine/reading/lines/boxes.ts'
import type { CellLine } from '#engine/reading/layouts/bureau-columns/page.ts'

/**
 * Lists of all columns, in which a line that had no room for the next word may be an entry of its own or go on below. Where another
 * column has the one part as an entry, both are entries; somebody is asked, since a longer name may begin as another one does.
 */
export function partedByOthers(lists: readonly (readonly CellLine[])[]): readonly (readonly CellLine[])[] {
  const parted = lists.map((list, at) => {
    const others = new Set(lists.flatMap((other, index) => (index === at ? [] : other.map(({ text }) => text))))
    return list.flatMap((entry) => partsOf(entry, others))
  })
  const isSame = parted.every((list, at) => list.length === lists[at]?.length)
  // What is an entry now may tell the next one.
  return isSame ? lists : partedByOthers(parted)
}

function partsOf(entry: CellLine, others: ReadonlySet<string>): CellLine[] {
  for (let at = 1; at < entry.runs.length; at += 1) {
    const parts = [entry.runs.slice(0, at), entry.runs.slice(at)]
    const lines = parts.map((runs) => ({ text: joinWrapped(runs), runs, isUnsure: true as const }))
    if (lines.some(({ text }) => others.has(text))) return lines
  }
  return [entry]
}
