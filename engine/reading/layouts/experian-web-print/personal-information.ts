import { bottomOf, joinWrapped, leftOf, quoted, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Card, cardsOf, columnOf, columnStarts } from '#engine/reading/lines/cards.ts'
import { cardJoiner } from '#engine/reading/lines/broken-words.ts'
import { type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import type { Header } from '#engine/reading/layouts/experian-web-print/header.ts'
import type { Sections } from '#engine/reading/layouts/experian-web-print/sections.ts'
import { DWELLING } from '#engine/reading/layouts/experian-web-print/words.ts'
import { type Line, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import { endsAsStreet, isUnit, POST_CODE } from '#engine/reading/values/addresses.ts'
import type { Address, PersonalInfo } from '#engine/report/report.ts'

const NAME_ID = /^name id\b/i
const ADDRESS_ID = /^address id\b/i
const CITY_LINE = new RegExp(String.raw`^(.+?),?(?<!\s)\s+([A-Z]{2}),?\s+(${POST_CODE})$`)
/** What only a street line holds: a number, a kind of street or a direction at its end, a unit. */
const STREET_LINE =
  /\d|\b(?:st|ave?|rd|dr|ln|blvd|ct|pkwy|way|pl|cir|ter|hwy|trl|loop|sq|pike|real|mhp|street|avenue|road|drive|lane|court|[ns][ew]|[nsew])$|\b(?:apt|unit|ste|suite|bldg|lot|box)\b/i
/** `COUNTY RD` over `KK`. */
const ROAD_LETTER = /^(?:[A-Z]|([A-Z])\1)$/
const PHONE = /\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}/

/** Reads the personal part: card grids first taken apart by column. The year of birth stays a year. */
export function readPersonalInformation(sections: Sections, header: Header): PersonalInfo {
  const evidence: Notes = {}
  const names = nameCards(sections.names, header.name)
  const own =
    names.find((card) => header.name !== null && card.text.toLowerCase() === header.name.toLowerCase()) ??
    (header.name === null ? names[0] : undefined)
  const name = own?.text ?? header.name
  if (own) note(evidence, 'name', own.runs)
  else if (header.nameEvidence) evidence['name'] = header.nameEvidence
  const others = names.filter((card) => card !== own)
  others.forEach((card, index) => note(evidence, `alsoKnownAs.${index}`, card.runs))
  return {
    name,
    alsoKnownAs: others.map((card) => card.text),
    dateOfBirth: yearOfBirth(sections.yearOfBirth, evidence),
    ssnLast4: null,
    addresses: addressesOf(sections.addresses, evidence),
    phones: phonesOf(sections.phones, evidence),
    employers: employersOf(sections, evidence),
    evidence,
  }
}

/** How many names are listed, each in a card of its own. */
export const countNames = (sections: Sections): number => nameCards(sections.names).length

/** The name lines of each card, without its `Name ID`. */
function nameCards(lines: readonly Line[], name: string | null = null): Card[] {
  const isAnchor = (run: Run): boolean => NAME_ID.test(run.text)
  const cards = cardsOf(lines, { anchor: NAME_ID, endsCard: isAnchor })
    .map(({ runs }) => runs.slice(0, runs.findIndex(isAnchor)))
    .filter((runs) => runs.length > 0)
  const join = cardJoiner(cards, name === null ? [] : [name.replaceAll(/\s+/g, ' ')])
  return cards.map((runs) => ({ runs, text: join(runs).text }))
}

function yearOfBirth(lines: readonly Line[], evidence: Notes): string | null {
  const run = lines.flatMap((line) => line.runs).find((candidate) => /^(?:19|20)\d{2}$/.test(candidate.text))
  if (run) note(evidence, 'dateOfBirth', [run])
  return run?.text ?? null
}

function addressesOf(lines: readonly Line[], evidence: Notes): Address[] {
  const isAnchor = (run: Run): boolean => ADDRESS_ID.test(run.text)
  const cards = cardsOf(lines, { anchor: ADDRESS_ID, endsCard: (run) => isAnchor(run) || DWELLING.test(run.text) })
  const bodies = cards.map((card) => card.runs.slice(0, card.runs.findIndex(isAnchor))).filter((runs) => runs.length > 0)
  const widest = Math.max(0, ...bodies.flat().map((run) => run.box[2]))
  bodies.forEach((runs, index) => note(evidence, `addresses.${index}`, runs))
  return bodies.map((runs) => addressOf(runs, widest))
}

/**
 * One to three street lines and `CITY ST, 99999-9999`. In a narrow card the city line itself wraps: a line belongs to
 * it when it does not read like a street, and the next line's first word would not have fitted behind it or the street ends above it.
 */
function addressOf(runs: readonly Run[], widest: number): Address {
  for (let cityLines = 1; cityLines <= Math.min(3, runs.length); cityLines += 1) {
    const start = runs.length - cityLines
    const match = CITY_LINE.exec(joinWrapped(runs.slice(start)))
    if (!match) continue
    const before = runs[start - 1]
    const first = runs[start]
    const mayBeCity =
      before &&
      first &&
      start > 1 &&
      !STREET_LINE.test(before.text) &&
      !isUnit(before.text) &&
      !ROAD_LETTER.test(before.text) &&
      cityLines < 3
    const isCityCut =
      mayBeCity &&
      (wasWrapped(before, first, widest) || (before.words.length === 1 && endsAsStreet(joinWrapped(runs.slice(0, start - 1)))))
    const [, city = null, state = null, zip = null] = match
    if (isCityCut && CITY_LINE.test(joinWrapped(runs.slice(start - 1)))) {
      if (endsAsStreet(joinWrapped(runs.slice(0, start - 1)))) continue
      const street = joinWrapped(runs.slice(0, start))
      if (endsAsStreet(street)) return { street, city, state, zip }
      // `LOT 7 DESERT` over `PALMS MHP`: nothing tells where the street ends.
      return {
        street: joinWrapped([...runs.slice(0, start), ...quoted(runs.slice(start, start + 1), city ?? '')]),
        city: null,
        state,
        zip,
      }
    }
    const street = joinWrapped(runs.slice(0, start))
    return { street: street === '' ? null : street, city, state, zip }
  }
  const text = joinWrapped(runs)
  return { street: text === '' ? null : text, city: null, state: null, zip: null }
}

/** Whether the line broke only because the next word did not fit into its card. */
const wasWrapped = (line: Run, next: Run, widest: number): boolean => !wouldFit(line, next, leftOf(line.box) + widest)

function phonesOf(lines: readonly Line[], evidence: Notes): string[] {
  const runs = inColumns(lines)
    .flat()
    .filter((run) => PHONE.test(run.text))
  const phones = runs.map((run) => PHONE.exec(run.text)?.[0] ?? run.text)
  runs.forEach((run, index) => note(evidence, `phones.${index}`, quoted([run], phones[index] ?? run.text)))
  return phones
}

/** The runs of a grid without anchors, column by column. */
function inColumns(lines: readonly Line[]): Run[][] {
  const runs = lines.flatMap((line) => line.runs)
  const starts = columnStarts(runs)
  return starts.map((_, column) => runs.filter((run) => columnOf(run, starts) === column))
}

const isAddressLine = (run: Run): boolean =>
  CITY_LINE.test(run.text) || /^(?:\d+ \S|p\.?o\.? box )/i.test(run.text) || PHONE.test(run.text)

/** The names of a column: an address stands close under its employer, and an employer may be called `24 HOUR FITNESS`. */
function withoutAddresses(column: readonly Run[]): Run[] {
  return column.filter((run, index) => {
    const before = column[index - 1]
    const isUnder = before !== undefined && before.page === run.page && topOf(run.box) - bottomOf(before.box) < run.box[3] * 0.5
    return !isUnder || !isAddressLine(run)
  })
}

/**
 * Employers stand in cards without a number of their own. Lines that stand close under each other are one wrapped name
 * or one name each, which a page's end may cut; the count that the report prints decides, else the wrapping does.
 */
function employerCards(sections: Sections): (readonly Run[])[] {
  const columns = inColumns(sections.employers).map(withoutAddresses)
  const widest = Math.max(0, ...columns.flat().map((run) => run.box[2]))
  const wrapped = groupedBy(columns, (run, before) => wasWrapped(before, run, Math.max(widest, columnWidth(columns))))
  const close = groupedBy(columns, (run, before) => topOf(run.box) - bottomOf(before.box) < run.box[3] * 0.5)
  const single = groupedBy(columns, () => false)
  const overPages = [close, wrapped].map(joinedOverPages)
  const printed = /(?<!\d)(\d+) employers?\b/i.exec(sections.personal.map((line) => line.text).join(' '))?.[1]
  const groups = [wrapped, close, single, ...overPages].find((candidate) => String(candidate.length) === printed) ?? wrapped
  return groups.filter((runs) => !/^no .*(?:reported|employers?)/i.test(joinWrapped(runs)))
}

/** How many employers are listed, `NONE` among them. */
export const countEmployers = (sections: Sections): number => employerCards(sections).length

function employersOf(sections: Sections, evidence: Notes): string[] {
  const named = employerCards(sections).filter((runs) => !saysNothing(joinWrapped(runs)))
  named.forEach((runs, index) => note(evidence, `employers.${index}`, runs))
  return named.map(joinWrapped)
}

/** The groups with what begins a page joined to what ends the page before in the same column. */
function joinedOverPages(groups: readonly (readonly Run[])[]): Run[][] {
  const starts = columnStarts(groups.flat())
  return groups.reduce<Run[][]>((all, runs) => {
    const [before, run] = [all.at(-1)?.at(-1), runs[0]]
    const goesOn = before && run && run.page === before.page + 1 && columnOf(run, starts) === columnOf(before, starts)
    if (goesOn) all.at(-1)?.push(...runs)
    else all.push([...runs])
    return all
  }, [])
}

/** The distance between the columns, less a gutter; 0 for one column. */
function columnWidth(columns: readonly (readonly Run[])[]): number {
  const lefts = columns.flatMap((runs) => runs.slice(0, 1).map((run) => leftOf(run.box))).toSorted((a, b) => a - b)
  const widths = columns.flat().map((run) => rightOf(run.box) - leftOf(run.box))
  const [first, second] = lefts
  return first === undefined || second === undefined ? Math.max(0, ...widths) : second - first - 16
}

function groupedBy(columns: readonly (readonly Run[])[], isContinued: (run: Run, before: Run) => boolean): Run[][] {
  const groups: Run[][] = []
  for (const runs of columns) {
    let before: Run | undefined
    for (const run of runs) {
      const open = groups.at(-1)
      if (
        open &&
        before &&
        before.page === run.page &&
        topOf(run.box) - bottomOf(before.box) < run.box[3] &&
        isContinued(run, before)
      )
        open.push(run)
      else groups.push([run])
      before = run
    }
  }
  return groups
}
