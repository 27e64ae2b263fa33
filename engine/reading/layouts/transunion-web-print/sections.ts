import {
  headingText,
  isHeading,
  RIGHTS_HEADING,
  SECTION_HEADINGS,
  type SectionName,
} from '#engine/reading/layouts/transunion-web-print/words.ts'
import { NUMBER } from '#engine/reading/layouts/transunion-web-print/blocks.ts'
import { isMadeOut, type Line } from '#engine/reading/lines/lines.ts'
import { lookUp } from '#engine/values/look-up.ts'

/** The stretches of lines of each section, without their headings; a section that is not in the report has none. */
export type Sections = Readonly<Record<SectionName, readonly (readonly Line[])[]>>

/** No heading is longer; most lines of a report need no closer look. */
const LONGEST_HEADING = 60

const BY_CAPITALS: Readonly<Record<string, SectionName>> = Object.fromEntries(
  Object.entries(SECTION_HEADINGS).map(([heading, section]) => [heading.toUpperCase(), section]),
)

function headingOf(text: string, isShouted: boolean): SectionName | null {
  if (RIGHTS_HEADING.test(text)) return 'end'
  if (text.length > LONGEST_HEADING) return null
  const plain = headingText(text)
  return lookUp<SectionName>(SECTION_HEADINGS, plain) ?? (isShouted ? lookUp(BY_CAPITALS, plain) : null)
}

/** Of an icon before a heading a recogniser makes a sign or two. */
const LIKE_ICON = /^\S{1,3}$/

function withoutIcon(line: Line): string {
  const [first, ...others] = line.words
  const isIcon = first !== undefined && others.length > 0 && LIKE_ICON.test(first.text) && isMadeOut(line)
  return isIcon ? others.map(({ text }) => text).join(' ') : line.text
}

/**
 * Cuts the report into its sections. A heading stands alone on its line. `Account Information` opens the section before
 * the key, and inside the accounts it heads the rows of each. What comes before the first heading is `top`: the header,
 * or the rest of an account where only a part was printed.
 */
export function sectionsOf(lines: readonly Line[]): Sections {
  const sections: Record<SectionName, Line[][]> = {
    top: [[]],
    personal: [],
    statements: [],
    preamble: [],
    key: [],
    accounts: [],
    publicRecords: [],
    hardInquiries: [],
    softInquiries: [],
    end: [],
  }
  // Where the headings are in capitals all of them are; else a creditor may be called `PUBLIC RECORDS`.
  const isShouted = lines.some((line) => line.text === 'PERSONAL INFORMATION')
  let open: SectionName = 'top'
  let isUnderName = false
  let above: Line | undefined
  for (const line of lines) {
    const next = headingOf(line.text, isShouted) ?? headingOf(withoutIcon(line), isShouted)
    // Of pages out of the middle the label of the names is missing; a name and its number stand there alone.
    const isUnderNumber = NUMBER.test(above?.words.at(-1)?.text ?? '') && (above?.words.length ?? 0) > 1
    const isOfAccount = isHeading(line.text, 'Account Information') && (open === 'accounts' || isUnderName || isUnderNumber)
    // Of each record its own rows have this heading.
    const isOfRecord = open === 'publicRecords' && isHeading(line.text, 'Public Record Information')
    above = line
    if (next && !isOfAccount && !isOfRecord) {
      open = next
      sections[open].push([])
    } else sections[open].at(-1)?.push(line)
    isUnderName ||= open === 'top' && line.text.startsWith('Account Name')
  }
  return sections
}
