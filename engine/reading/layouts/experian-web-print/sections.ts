import { leftOf } from '#engine/reading/lines/boxes.ts'
import {
  ACCOUNT_ANCHOR,
  headingText,
  PERSONAL_PARTS,
  RIGHTS_HEADING,
  SECTION_HEADINGS,
  type SectionName,
} from '#engine/reading/layouts/experian-web-print/words.ts'
import { isMadeOut, type Line, lineOf, lineOfWords, textOf } from '#engine/reading/lines/lines.ts'
import { lookUp } from '#engine/values/look-up.ts'

/** The lines of each section, without its heading; a section that is not in the report has none. */
export type Sections = Readonly<Record<SectionName, readonly Line[]>>

/** A creditor may be called `PUBLIC RECORDS`; the print writes its headings so only where it writes all of them so. */
const isCapitals = (text: string): boolean => text === text.toUpperCase()

/** A line that an account's anchor follows at once is the creditor's name, whatever it reads like. `Accounts` itself may stand there. */
function isCreditor(lines: readonly Line[], index: number): boolean {
  const name = headingOf(lines[index]?.text ?? '')
  if (name === null || name === 'accounts') return false
  const following = lines.slice(index + 1, index + 5)
  const anchor = following.findIndex((line) => headingText(line.text) === ACCOUNT_ANCHOR)
  const hasRows = lines.slice(index + 2 + anchor, index + 5 + anchor).some((line) => /^account n(?:ame|umber)\b/i.test(line.text))
  if (!hasRows) return false
  return anchor >= 0 && following.slice(0, anchor).every((line) => headingOf(line.text) !== 'accounts')
}

function headingOf(text: string): SectionName | null {
  return RIGHTS_HEADING.test(text) ? 'end' : lookUp<SectionName>(SECTION_HEADINGS, headingText(text))
}

/**
 * Cuts the report into its sections. A heading stands alone on its line. A section that is announced more than once
 * (a table of contents, a heading repeated on the next page) is one section. The parts of Personal Information are
 * headings only inside it, also side by side.
 */
export function sectionsOf(lines: readonly Line[]): Sections {
  const sections: Record<SectionName, Line[]> = {
    atAGlance: [],
    personal: [],
    names: [],
    addresses: [],
    yearOfBirth: [],
    phones: [],
    employers: [],
    statements: [],
    accounts: [],
    publicRecords: [],
    hardInquiries: [],
    softInquiries: [],
    end: [],
  }
  // A part of a print can begin in the middle of the accounts.
  let open: { name: SectionName; from: number }[] = [{ name: 'accounts', from: 0 }]
  let heading: Line | null = null
  const usual = lines.map(({ box }) => box[3]).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
  const isShouted = lines.some((line) => isCapitals(line.text) && headingOf(line.text) === 'personal')
  for (const [index, line] of lines.entries()) {
    const isHeading = (isShouted || !isCapitals(line.text)) && !isCreditor(lines, index)
    const next = isHeading ? openedBy(line, open[0]?.name ?? null) : null
    if (next) {
      open = next.open
      heading = line.box[3] > usual * LARGER ? line : null
      for (const { name, rest } of next.rests) sections[name].push(rest)
      continue
    }
    const counts = isHeading ? behindGlance(line) : null
    if (counts) {
      // All of them stand on this line: on a picture the next heading may not be made out.
      sections.atAGlance.push(counts)
      continue
    }
    if (open.length === 1 && isPersonalPart(open[0]?.name) && heading && isSetAs(line, heading)) {
      // A part of which no reader knows: what stands there is nothing of the part above it.
      open = [{ name: 'personal', from: 0 }]
    }
    open.forEach(({ name, from }, part) => {
      const to = open[part + 1]?.from ?? Infinity
      const own =
        open.length === 1 ? line : lineOf(line.runs.filter((run) => leftOf(run.box) >= from - 6 && leftOf(run.box) < to - 6))
      if (own) sections[name].push(own)
    })
  }
  return sections
}

const isPersonalPart = (name: SectionName | undefined): boolean => name !== undefined && PERSONAL_PARTS.has(name)

/** Whether a line is printed as a heading is: as high, as far left, and alone. A picture's heights say little. */
const isSetAs = (line: Line, heading: Line): boolean =>
  line.runs.length === 1 &&
  !isMadeOut(line) &&
  headingText(line.text) !== '' &&
  Math.abs(leftOf(line.box) - leftOf(heading.box)) < 1 &&
  Math.abs(line.box[3] - heading.box[3]) < heading.box[3] * 0.03
/** Than the usual line: where all lines are of one size, none can be told for a heading by it. */
const LARGER = 1.2

interface Opened {
  readonly open: { name: SectionName; from: number }[]
  readonly rests: { name: SectionName; rest: Line }[]
}

function openedBy(line: Line, current: SectionName | null): Opened | null {
  const whole = headingOf(line.text)
  const isPersonal = current !== null && (current === 'personal' || current === 'statements' || PERSONAL_PARTS.has(current))
  const isAllowed = (name: SectionName | null): name is SectionName => name !== null && (isPersonal || !PERSONAL_PARTS.has(name))
  if (isAllowed(whole)) return { open: [{ name: whole, from: 0 }], rests: [] }
  const beside = line.runs[0] ? headingOf(line.runs[0].text) : null
  if (beside === 'atAGlance') return withRest(beside, line)
  if (!isPersonal) return null
  const heads = line.runs.map((run) => ({ name: lookUp<SectionName>(SECTION_HEADINGS, headingText(run.text)), run }))
  const [first] = heads
  if (!first?.name || !PERSONAL_PARTS.has(first.name)) return null
  if (heads.length > 1 && heads.every((head) => head.name !== null)) {
    return { open: heads.flatMap(({ name, run }) => (name ? [{ name, from: leftOf(run.box) }] : [])), rests: [] }
  }
  return withRest(first.name, line)
}

/** The totals close behind their heading on its line; null where the line has no such heading. */
function behindGlance(line: Line): Line | null {
  // Asked of nearly every line of a report.
  if (!/glance/i.test(line.text)) return null
  const end = line.words.findIndex(
    (_, index) => index < LONGEST_GLANCE && headingOf(textOf(line.words.slice(0, index + 1))) === 'atAGlance',
  )
  return end < 0 ? null : lineOfWords(line.page, line.words.slice(end + 1))
}
/** Words: a sign, the heading's own three, and no more. */
const LONGEST_GLANCE = 5

/** A heading whose line goes on with the section's first words. */
function withRest(name: SectionName, line: Line): Opened {
  const rest = lineOf(line.runs.slice(1))
  return { open: [{ name, from: 0 }], rests: rest ? [{ name, rest }] : [] }
}
