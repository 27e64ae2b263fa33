import { leftOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, type Line, lineOfWords } from '#engine/reading/lines/lines.ts'
import { SECTION_TITLES, type SectionKind } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** One numbered section with the lines below its heading. */
export interface Section {
  readonly kind: SectionKind
  /** As printed: accounts of section 2 are numbered 2.1, 2.2 … */
  readonly number: number
  readonly lines: readonly Line[]
}

const FOOTER_PAGE = /(?:^|\s)page \d{1,3}(?: of \d{1,3})?$/i
/** A page whose edge was cut off loses the end of it: `Page 7 of`, `Page`, `Pa`. */
const FOOTER_NAME =
  /^(.{2,80}?)\s*\|\s*[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}(?:\s+p(?:ag?|age(?: \d{1,3}(?: of?(?: \d{1,3})?)?)?)?)?$/i

/** In one line it is like nothing else: a page that was printed smaller has it further in. */
const WHOLE_FOOTER = /^\D{2,80} \| ?[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}\s+page \d{1,3} of \d{1,3}$/i

/** `NAME | Dec 12, 2024   Page 9 of 35` at the foot (or head) of each page, in one piece or in two lines. */
export function isPageFooter(line: Line, page: PageText): boolean {
  if (WHOLE_FOOTER.test(line.text)) return true
  const middle = middleYOf(line.box)
  const isAtMargin = middle < page.height * 0.12 || middle > page.height * 0.86
  if (!isAtMargin) return false
  return FOOTER_NAME.test(line.text) || (FOOTER_PAGE.test(line.text) && (line.text.includes('|') || /^page /i.test(line.text)))
}

/** The name in the foot of a page; null where a line is no foot, or has a figure where the name would be. */
export function nameInFoot(text: string): string | null {
  const name = FOOTER_NAME.exec(text)?.[1] ?? ''
  return name === '' || /\d/.test(name) ? null : name.trim()
}

const KINDS = Object.entries(SECTION_TITLES)

function headingOf(line: Line): { kind: SectionKind; number: number } | null {
  const match = /^(\d{1,2})\. ?(\S.*)$/.exec(line.text)
  if (!match?.[2]) return isMadeOut(line) ? tornHeading(line) : null
  const title = match[2]
    .toLowerCase()
    .replace(/(?<!\s)\s*\(?\bcont(?:inued|\.|'d)\)?$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const hit = KINDS.find(([, pattern]) => pattern.test(title))
  const kind = hit ? sectionKind(hit[0]) : null
  return kind && { kind, number: Number(match[1]) }
}

const ACCOUNTS: Readonly<Record<string, SectionKind>> = { 2: 'revolving', 3: 'mortgage', 4: 'installment', 5: 'other' }

const TITLED: Readonly<Record<string, SectionKind>> = { ...ACCOUNTS, 7: 'personal' }

/** `2 Revolving Accounts`, `Personal Information`: the number, or the point behind it, is soon lost in a picture; the title is no other line's. */
function tornHeading({ text }: Line): { kind: SectionKind; number: number } | null {
  const title = (/^(?:\d{1,2}[,:;]? )?([A-Z][a-z]+ (?:Accounts|Information))$/.exec(text)?.[1] ?? '').toLowerCase()
  const found = Object.entries(TITLED).find(([, kind]) => SECTION_TITLES[kind].test(title))
  return found ? { kind: found[1], number: Number(found[0]) } : null
}

/**
 * Where pages were left out, the number of an account, `2.3 CREDITOR`, tells in which section it stands: one that no title was seen of
 * comes after those that were.
 */
function sectionWithin({ text }: Line, open: Section | undefined): { kind: SectionKind; number: number } | null {
  const number = /^([2-5])\.\d{1,3} +[A-Z]/.exec(text)?.[1] ?? ''
  const kind = ACCOUNTS[number]
  const isLater = open === undefined || (Object.values(ACCOUNTS).includes(open.kind) && Number(number) > open.number)
  return kind && isLater ? { kind, number: Number(number) } : null
}

const sectionKind = (key: string): SectionKind | null => (isSectionKind(key) ? key : null)
const isSectionKind = (key: string): key is SectionKind => Object.hasOwn(SECTION_TITLES, key)

/**
 * The sections in the order of the file. A table of contents makes sections too, of its own few lines: whoever reads a
 * section asks for the labels of an entry, not only for its heading. A heading that a page repeats cuts nothing. What
 * comes before the first heading is `cover`.
 */
export function sectionsOf(lines: readonly Line[]): { cover: Line[]; sections: Section[] } {
  const cover: Line[] = []
  const sections: { kind: SectionKind; number: number; lines: Line[] }[] = []
  for (const line of lines) {
    const heading = headingOf(line)
    const isRepeated = heading !== null && sections.at(-1)?.kind === heading.kind
    if (isRepeated) continue
    const entered = heading ?? sectionWithin(line, sections.at(-1))
    if (entered) sections.push({ ...entered, lines: [] })
    if (!heading) (sections.at(-1)?.lines ?? cover).push(line)
  }
  return { cover, sections: sections.filter((section) => section.lines.length > 0) }
}

/** Whether a section or an account begins with a line. */
export const beginsEntry = (line: Line): boolean => headingOf(line) !== null || /^\d{1,2}\.\d{1,3} +[A-Z]/.test(line.text)

/** The lines of all sections of one kind. */
export function linesIn(sections: readonly Section[], kind: SectionKind): Line[] {
  return sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
}

/** The lines left of an x and from it on, each as lines of their own. */
export function splitAt(lines: readonly Line[], x: number): { left: Line[]; right: Line[] } {
  const side = (isKept: (word: Word) => boolean): Line[] =>
    lines.flatMap((line) => lineOfWords(line.page, line.words.filter(isKept)) ?? [])
  return { left: side((word) => leftOf(word.box) < x), right: side((word) => leftOf(word.box) >= x) }
}
