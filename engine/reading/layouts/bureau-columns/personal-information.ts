import { addressesIn } from '#engine/reading/values/addresses.ts'
import { isMadeOut, type Notes, note } from '#engine/reading/facts.ts'
import { edgeOf, joined, linesAsSet } from '#engine/reading/layouts/bureau-columns/address-lines.ts'
import type { CellLine, LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { partedByOthers } from '#engine/reading/layouts/bureau-columns/parted-by-others.ts'
import { linesUnder, listed } from '#engine/reading/layouts/bureau-columns/rows.ts'
import { PERSONAL_LABELS } from '#engine/reading/layouts/bureau-columns/words.ts'
import type { Address, PersonalInfo } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** What one bureau has on the person. These pages print no Social Security number. */
export function readPersonalInformation(rows: readonly LabelRow[], bureau: Bureau): PersonalInfo {
  const evidence: Notes = {}
  const under = (labels: readonly string[]): CellLine[] => linesUnder(rows, bureau, labels)
  const [name, ...names] = wholeNames(under(PERSONAL_LABELS.name))
  if (name) note(evidence, 'name', name.runs)
  const [birth] = under(PERSONAL_LABELS.dateOfBirth)
  const dateOfBirth = birth ? parsePrintedDay(birth.text) : null
  if (birth && dateOfBirth !== null) note(evidence, 'dateOfBirth', birth.runs)
  return {
    name: name?.text ?? null,
    alsoKnownAs: listed(
      [...names, ...wholeNames(under(PERSONAL_LABELS.alsoKnownAs), name?.text)].flatMap((line) =>
        namesIn(line, name?.text ?? ''),
      ),
      'alsoKnownAs',
      evidence,
    ),
    dateOfBirth,
    ssnLast4: null,
    addresses: readAddresses([...under(PERSONAL_LABELS.currentAddress), ...under(PERSONAL_LABELS.previousAddress)], evidence),
    phones: listed(under(PERSONAL_LABELS.phones), 'phones', evidence),
    employers: listed(employersOf(rows, bureau), 'employers', evidence),
    evidence,
  }
}

function employersOf(rows: readonly LabelRow[], bureau: Bureau): readonly CellLine[] {
  const lists = BUREAUS.map((other) => linesUnder(rows, other, PERSONAL_LABELS.employers))
  return partedByOthers(lists)[BUREAUS.indexOf(bureau)] ?? []
}

/** Words behind a surname. */
const GENERATION = /^(?:JR|SR|I{2,3}|IV|V)\.?$/i

const surnameOf = (own: string): string => own.split(' ').findLast((word) => !GENERATION.test(word)) ?? ''

/** Whether a text begins as the person's own name does: with the first name, its initial, or that where it ran into the surname. */
function beginsAs(own: string, text: string): boolean {
  const [first = ''] = own.split(' ')
  const initial = first.charAt(0)
  return first !== '' && [first, initial, initial + surnameOf(own)].includes(text.split(' ')[0] ?? '')
}

/**
 * Names of a cell of a picture, whose room is not known to the point: what begins otherwise than the person's own name, under a line
 * that lacks their surname, is the rest of that line. The own name itself, of which nothing is known yet, is their first.
 */
function wholeNames(lines: readonly CellLine[], own = lines[0]?.text ?? ''): readonly CellLine[] {
  if (!lines.some(({ runs }) => isMadeOut(runs))) return lines
  const surname = surnameOf(own)
  const names: CellLine[] = []
  for (const { text, runs, isUnsure } of lines) {
    const last = names.at(-1)
    const begins = beginsAs(own, text)
    const isWhole = own !== lines[0]?.text && last?.text.split(' ').includes(surname)
    if (last && !begins && !isWhole) names[names.length - 1] = joined(last, { text, runs })
    else names.push({ text, runs, ...(isUnsure && !begins && { isUnsure }) })
  }
  return names
}

/** Names that a narrow column shows as one text: each begins as the person's own name does. */
function namesIn(line: CellLine, own: string): CellLine[] {
  if (line.runs.length < 2) return [line]
  const names: CellLine[] = []
  for (const run of line.runs) {
    const last = names.at(-1)
    if (last && !beginsAs(own, run.text)) names[names.length - 1] = joined(last, { text: run.text, runs: [run] })
    else names.push({ text: run.text, runs: [run] })
  }
  return names
}

const REPORTED = /^(?:reported:? ?)?\d{1,2}\/(?:\d{1,2}\/)?\d{4}$/i
const CITY_AND_ZIP = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?$/i
/** A zip code, or state and zip, on a line of their own. */
const ENDING = /^(?:[A-Z]{2},? )?\d{5}(?:-\d{4})?$/

/** Whether a zip code was broken at its hyphen. */
const isZipCut = (before: string, next: string): boolean => /\d{5}-$/.test(before) && /^\d{4}$/.test(next)

/** Street, `CITY, ST`, zip and the month reported, each on a line of its own; or city, state and zip on one. */
function readAddresses(printed: readonly CellLine[], evidence: Notes): Address[] {
  // Where a line may be several that wrapped, each is taken as it is set.
  const isSet = printed.some(({ runs }) => runs.length > 1)
  const lines = isSet
    ? printed.flatMap((line) => (line.runs.length > 1 ? line.runs.map((run) => ({ text: run.text, runs: [run] })) : [line]))
    : printed
  const edge = edgeOf(printed)
  const addresses: Address[] = []
  let open: CellLine[] = []
  const close = (): void => {
    const [found] = addressesIn(
      isSet
        ? linesAsSet(
            open.flatMap(({ runs }) => runs),
            edge,
          )
        : open,
    )
    const street = open.map(({ text }) => text).join(' ')
    if (open.length > 0) {
      note(
        evidence,
        `addresses.${addresses.length}`,
        open.flatMap(({ runs }) => runs),
      )
      addresses.push(found?.address ?? { street, city: null, state: null, zip: null })
    }
    open = []
  }
  for (const line of lines) {
    const last = open.at(-1)
    if (REPORTED.test(line.text)) close()
    else if (last && (ENDING.test(line.text) || isZipCut(last.text, line.text))) open[open.length - 1] = joined(last, line)
    else {
      // An address has ended with its zip code where no month is under it; its first line is a street.
      if (last && open.length > 1 && CITY_AND_ZIP.test(last.text)) close()
      open.push(line)
    }
  }
  close()
  return addresses
}
