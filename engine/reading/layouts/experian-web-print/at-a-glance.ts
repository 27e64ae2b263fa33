import { middleXOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import { PERSON_TOTALS } from '#engine/words/person-totals.ts'

/** The totals that the print gives of itself, under the names of `Report.totals`. */
const TOTALS: readonly (readonly [string, RegExp])[] = [
  ['accounts', /^accounts?$/i],
  ['publicRecords', /^public records?$/i],
  ['hardInquiries', /^hard inquir(?:y|ies)$/i],
]

/** `7 Accounts` in one line, or the number that stands over, under or beside its word. */
export function readTotals(lines: readonly Line[]): Record<string, number> {
  const totals: Record<string, number> = {}
  // The counts may run together: `2 Accounts0 Public Records`.
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .replaceAll(/([a-z])(?=\d)/gi, '$1 ')
  const runs = lines.flatMap((line) => line.runs)
  const numbers = runs.filter((run) => /^\d{1,4}$/.test(run.text))
  for (const [name, word] of TOTALS) {
    const inline = new RegExp(`\\b(\\d{1,4}) ${word.source.slice(1, -1)}\\b`, 'i').exec(text)
    const label = runs.find((run) => word.test(run.text))
    const near =
      label && numbers.filter((run) => run.page === label.page && Math.abs(middleYOf(run.box) - middleYOf(label.box)) < 40)
    const [number] = (near ?? []).toSorted(
      (a, b) =>
        Math.abs(middleXOf(a.box) - middleXOf(label?.box ?? a.box)) - Math.abs(middleXOf(b.box) - middleXOf(label?.box ?? b.box)),
    )
    const printed = label ? number?.text : inline?.[1]
    if (printed !== undefined) totals[name] = Number(printed)
  }
  return totals
}

/** `4 Names 10 Addresses 4 Employers`, as they stand over the personal part; a print that sets them apart says nothing here. */
const OF_PERSON = /(?<![\d,])(\d{1,3}) Names? (\d{1,3}) Address(?:es)? (?:(\d{1,3}) Employers?)?/

/** How many names, addresses and employers the print says it lists. */
export function readPersonTotals(lines: readonly Line[]): Record<string, number> {
  const [, ...counts] = OF_PERSON.exec(`${lines.map(({ text }) => text).join(' ')} `) ?? []
  return Object.fromEntries(
    PERSON_TOTALS.flatMap((name, index) => (counts[index] === undefined ? [] : [[name, Number(counts[index])] as const])),
  )
}
