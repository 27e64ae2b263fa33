import { middleYOf } from '#engine/reading/lines/boxes.ts'
import { SECTION_HEADINGS, type SectionName } from '#engine/reading/layouts/equifax-acr/words.ts'
import { isMadeOut, type Line } from '#engine/reading/lines/lines.ts'
import type { PageText } from '#engine/reading/page-text.ts'

/** The lines of each section, in their order; what comes before the first heading is `cover`. */
export type Sections = Readonly<Record<SectionName | 'cover', readonly Line[]>>

const DAY = String.raw`(?:[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})`
const NOISE_PART = String.raw`(?:Date: ?${DAY}|Confirmation ?# ?:?[\d-]*|Page:? \d{1,3} of \d{1,3}|EFX-ACR\S{0,80})`
const NOISE_PARTS = String.raw`${NOISE_PART}(?:[\s|]+${NOISE_PART})*`
const NOISE = new RegExp(String.raw`^(?:Prepared for:.*|${NOISE_PARTS}(?:[\s|]+Prepared for:.*)?)$`, 'i')

const ONLY_DAY = new RegExp(String.raw`^Date: ?${DAY}$`, 'i')
const MARGIN = 0.16

/** What each page repeats at its head and foot, in one line or in several. A date alone may be the end of a label that wraps. */
export function isPageNoise(line: Line, page: PageText): boolean {
  if (!NOISE.test(line.text)) return false
  const middle = middleYOf(line.box)
  return !ONLY_DAY.test(line.text) || middle < page.height * MARGIN || middle > page.height * (1 - MARGIN)
}

const isSection = (name: string): name is SectionName => Object.hasOwn(SECTION_HEADINGS, name)
const NAMES = Object.keys(SECTION_HEADINGS).filter(isSection)

function headingOf({ text }: Line): SectionName | null {
  if (text.length > 90) return null
  const plain = /cont/i.test(text) ? text.replace(/(?<!\s)\s*\(?\bcont(?:inued|\.|'d)\)?$/i, '') : text
  return NAMES.find((name) => SECTION_HEADINGS[name].test(plain)) ?? null
}

/** Behind a name comes an address, a telephone number or the account's first label; behind a heading none of them. */
const FOLLOWS_NAME = /\bDate Reported:|\(\d{3}\) ?\d{3}-\d{4}|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/

const isShouted = (text: string): boolean => text === text.toUpperCase()

/** All headings are set alike. A creditor's name that wraps may have a line that reads like one: `PUBLIC RECORDS`. */
const isSetLike = (line: Line, first: Line): boolean =>
  Math.abs(line.box[3] - first.box[3]) < first.box[3] * (isMadeOut(line) ? MADE_OUT : OF_ONE_FONT) &&
  isShouted(line.text) === isShouted(first.text)

/** Some files tell the height of a font by a few of its letters: those that reach further up or down have higher boxes. */
const OF_ONE_FONT = 0.25

/** How high letters are is not known so exactly where they were made out on a picture. */
const MADE_OUT = 0.35

/** What comes before the accounts: a print that has none of it begins among them. */
const BEFORE_ACCOUNTS: ReadonlySet<SectionName | 'cover'> = new Set(['summary', 'personal', 'notices', 'statements', 'accounts'])

/**
 * Cuts the report at the headings that stand alone on their line. Nothing that follows the summary of rights is data, unless it
 * was put before the report.
 * Where the first pages were left out, what comes before the first heading, or all where there is none, is the rest of the accounts.
 */
export function sectionsOf(lines: readonly Line[]): Sections {
  const sections: Record<SectionName | 'cover', Line[]> = {
    cover: [],
    summary: [],
    personal: [],
    notices: [],
    statements: [],
    accounts: [],
    collections: [],
    publicRecords: [],
    inquiries: [],
    end: [],
  }
  let open: SectionName | 'cover' = 'cover'
  let first: Line | null = null
  lines.forEach((line, index) => {
    const named = open === 'end' && first !== null ? null : headingOf(line)
    const heading = named && (first === null || isSetLike(line, first) || named === 'end') ? named : null
    first ??= heading && heading !== 'end' ? line : null
    const mayBeName = open === 'accounts' || open === 'collections'
    if (heading && !(mayBeName && FOLLOWS_NAME.test(lines[index + 1]?.text ?? ''))) open = heading
    else sections[open].push(line)
  })
  const isRest = first === null || !BEFORE_ACCOUNTS.has(headingOf(first) ?? 'cover')
  return isRest ? { ...sections, cover: [], accounts: [...sections.cover, ...sections.accounts] } : sections
}
