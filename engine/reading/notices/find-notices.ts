import { type Placed, evidenceOf } from '#engine/reading/lines/boxes.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import { LISTING, type ListedPage } from '#engine/reading/listing/listing.ts'
import { isDenied, kindOfNotice } from '#engine/reading/notices/kind-of-notice.ts'
import { noticesInColumns } from '#engine/reading/notices/notices-in-columns.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { FileNotice, NoticeKind } from '#engine/report/report.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** A notice with its place, and whose it is where a file of several bureaus says so. */
export interface FoundNotice {
  readonly notice: FileNotice
  readonly place: Evidence
  readonly bureau: Bureau | null
}

/** A sentence that goes on is looked at in as many lines. */
const LINES = 3
/** Longer texts are paragraphs about the law. */
const LONGEST = 400

/** The notices among the lines of a document, in its order. What stands within accounts is taken out by whoever knows them. */
export function documentNotices(document: DocumentText): readonly FoundNotice[] {
  const lines = documentLines(document)
  const columns = noticesInColumns(lines.flatMap(({ runs }) => runs))
  return [...columns.found, ...noticesIn(lines.filter((line) => !columns.taken(line)))]
}

/** The same for a saved page, on the pages that list it. */
export function listedNotices(listing: readonly ListedPage[]): readonly FoundNotice[] {
  const lines = listing.flatMap(({ texts }, index) =>
    texts.map(({ x, y, text }): Placed => ({ page: index + 1, text, box: [x, y, text.length * LISTING.advance, LISTING.pitch] })),
  )
  const columns = noticesInColumns(lines)
  return [...columns.found, ...noticesIn(lines.filter((line) => !columns.taken(line)))]
}

function noticesIn(lines: readonly Placed[]): readonly FoundNotice[] {
  const found: FoundNotice[] = []
  let at = 0
  while (at < lines.length) {
    const one = statementsAt(lines, at) ?? noticeAt(lines, at)
    if (one === null) at += 1
    else {
      found.push(...one.found)
      at += one.length
    }
  }
  return found
}

interface At {
  readonly found: readonly FoundNotice[]
  /** In lines, from where it was looked for. */
  readonly length: number
}

function noticeAt(lines: readonly Placed[], at: number): At | null {
  const [first, ...more] = sentenceOf(lines.slice(at, at + LINES))
  if (first === undefined) return null
  // A sentence is judged whole: what follows may deny it.
  for (const pieces of [[first, ...more], [first, ...more.slice(0, 1)], [first]]) {
    const text = textOf(pieces)
    const kind = text.length > LONGEST ? null : kindOfNotice(text)
    const own = kind === null ? [] : needed(pieces, kind)
    // What a later line says alone is found there, after what this one says.
    if (kind !== null && own.includes(first)) return foundIn(lines, at, { pieces: own, kind })
    if (/\b(?:no|not)\b/i.test(text) && kindOfNotice(first.text) !== null && /^[a-z]/.test(more[0]?.text ?? '')) return null
  }
  return null
}

const textOf = (pieces: readonly Placed[]): string => pieces.map(({ text }) => text).join(' ')

/** Without the lines before and behind that say nothing of it. */
function needed(pieces: readonly Placed[], kind: NoticeKind): readonly Placed[] {
  if (pieces.length < 2) return pieces
  const [later, shorter] = [pieces.slice(1), pieces.slice(0, -1)]
  if (kindOfNotice(textOf(later)) === kind) return needed(later, kind)
  return kindOfNotice(textOf(shorter)) === kind && !/^[a-z]/.test(pieces.at(-1)?.text ?? '') ? needed(shorter, kind) : pieces
}

/** Lines of one page under each other. */
function sentenceOf(lines: readonly Placed[]): readonly Placed[] {
  const end = lines.findIndex((line, index) => index > 0 && !goesOn(line, lines[index - 1]))
  return end < 0 ? lines : lines.slice(0, end)
}

const goesOn = (line: Placed | undefined, before: Placed | undefined): boolean =>
  line !== undefined &&
  before !== undefined &&
  line.page === before.page &&
  line.box[1] - before.box[1] < Math.max(before.box[3], line.box[3]) * 2.2 &&
  line.box[1] >= before.box[1]

const HEADING = /^(?:\d+\. ?)?(?:(?:consumer|personal|customer) statements?|statements):?$/i
/** A heading and its statement on one line. */
const INLINE = /^(?:consumer|personal|customer) statement ?: ?(?=.{20})/i
const NOTHING = /^(?:none|no |0 |not reported|there (?:is|are) no|your (?:credit )?report does not|n\/a|-+$|you )/i
const NONE =
  /\b(?:do not|does not|don[’']t|doesn[’']t) have any\b[^.]{0,40}\bstatements?\b|^(?:no|0) (?:consumer |personal )?statements?\b/i
/** The day on which a statement was added is none. */
const DATED = /^date (?:reported|added|filed|of statement|placed|updated):? ?[A-Za-z]{0,9}\.? ?[\d/,. -]{2,14}$/i
/** In so many lines a section says that it has none. */
const SECTION = 6
/** A shorter text is no statement. */
const SHORTEST = 20

/** What the consumer added under the heading for it, or behind it: each paragraph for itself. */
function statementsAt(lines: readonly Placed[], at: number): At | null {
  const heading = lines[at]
  if (heading === undefined) return null
  if (INLINE.test(heading.text)) {
    const one = paragraphAt(lines, at)
    const said = textOf(one)
    return isDenied(said) || NOTHING.test(said.replace(INLINE, '')) ? null : statements(lines, at, [one])
  }
  const first = lines[at + 1]
  if (first === undefined || !HEADING.test(heading.text)) return null
  // A section's title and its explanation, then the heading under which the statement stands.
  if (lines.slice(at + 1, at + 1 + SECTION).some(({ text, page }) => page === heading.page && HEADING.test(text))) return null
  // Bureaus explain what a statement is, then say that there is none.
  if (lines.slice(at + 1, at + 1 + SECTION).some(({ text }) => NONE.test(text))) return null
  const paragraphs: (readonly Placed[])[] = []
  for (let next = at + 1; ; ) {
    const one = paragraphAt(lines, next)
    if (!isStatement(one, first)) break
    if (!DATED.test(textOf(one))) paragraphs.push(one)
    next += one.length
  }
  return paragraphs.length === 0 ? null : statements(lines, at, paragraphs)
}

/** The first line and those that go on right under it. */
function paragraphAt(lines: readonly Placed[], at: number): readonly Placed[] {
  const [first, ...more] = lines.slice(at)
  if (first === undefined) return []
  if (DATED.test(first.text)) return [first]
  const end = more.findIndex((line, index) => {
    const before = more[index - 1] ?? first
    if (line.page === before.page + 1) return !isOverPage(before, line)
    const space = line.box[1] - before.box[1] - before.box[3]
    return (
      line.page !== before.page ||
      !isOfOneSize(line, first) ||
      space < -first.box[3] * OVERLAP ||
      space > first.box[3] * TIGHT ||
      isFurtherApart([more[index - 2] ?? first, before, line]) ||
      TITLED.test(line.text)
    )
  })
  return [first, ...more.slice(0, end < 0 ? more.length : end)]
}

/** Whether a line stands further from the one above than that from its own: the boxes of some fonts are higher than their lines. */
const isFurtherApart = ([above, before, line]: readonly [above: Placed, before: Placed, line: Placed]): boolean =>
  above !== before && above.page === before.page && line.box[1] - before.box[1] > (before.box[1] - above.box[1]) * WIDER

/** A sentence that the end of the page cut goes on at the head of the next. */
const isOverPage = (before: Placed, line: Placed): boolean =>
  isOfOneSize(line, before) &&
  Math.abs(line.box[0] - before.box[0]) < 1 &&
  !/[.!?]["”’)]?$/.test(before.text) &&
  !TITLED.test(line.text)
/** On one page, or at the same left edge of the next. */
const isNear = (line: Placed, first: Placed): boolean =>
  line.page === first.page || (line.page === first.page + 1 && Math.abs(line.box[0] - first.box[0]) < 1)

/** Of a line's height: closely set lines reach into each other. */
const OVERLAP = 0.4
/** Of a line's height: what parts paragraphs. */
const TIGHT = 0.45
/** Of the distance of two lines of a paragraph: what parts it from the next. */
const WIDER = 1.25
/** `Active duty alert: …` begins a notice of its own. */
const TITLED = /^[A-Z][A-Za-z ]{3,40}: \S/
const isOfOneSize = (one: Placed, other: Placed): boolean => Math.abs(one.box[3] - other.box[3]) < other.box[3] * 0.15

/** Text like the first's: no heading, no number of a section, nothing that says that there is none. */
function isStatement(pieces: readonly Placed[], first: Placed): boolean {
  const [line] = pieces
  const text = textOf(pieces)
  if (line === undefined || !isOfOneSize(line, first) || !isNear(line, first)) return false
  return text.length >= SHORTEST && !NOTHING.test(text) && !OF_THE_PAGE.test(text)
}

/** The title of a section, or what numbers the page. */
const OF_THE_PAGE = /^\d+\. |^[^.]{0,40}\bstatements?\b[^.]{0,20}$|\bpage \d{1,4} of \d{1,4}$/i

/** Which is no statement of the consumer: what a bureau says of statements at all. */
const OF_STATEMENTS = /^(?:consumer|personal) statements? (?:is|are|lets?|allows?)\b/i

const statements = (lines: readonly Placed[], at: number, paragraphs: readonly (readonly Placed[])[]): At => ({
  found: paragraphs.flatMap((pieces) => {
    const text = textOf(pieces)
    const kind = kindOfNotice(text) ?? 'statement'
    return OF_STATEMENTS.test(text) ? [] : (foundIn(lines, at, { pieces, kind })?.found ?? [])
  }),
  length: lines.findIndex((line) => line === paragraphs.at(-1)?.at(-1)) + 1 - at,
})

function foundIn(
  lines: readonly Placed[],
  at: number,
  { pieces, kind }: { pieces: readonly Placed[]; kind: NoticeKind },
): At | null {
  const place = evidenceOf(pieces)
  const end = lines.findIndex((line) => line === pieces.at(-1))
  return (
    place && { found: [{ notice: { kind, text: textOf(pieces) }, place, bureau: bureauNear(lines, at) }], length: end + 1 - at }
  )
}

const NAMES: readonly (readonly [RegExp, Bureau])[] = [
  [/\bequifax\b|\beqf\b|\befx\b/i, 'equifax'],
  [/\bexperian\b|\bexp\b|\bxpn\b/i, 'experian'],
  [/\btrans ?union\b|\btuc\b|\btu\b/i, 'transunion'],
]
const AROUND = 8
/** Points: a column begins where its heading does. */
const COLUMN = 40

/** The bureau whose name heads the column, or alone stands in the lines around it. */
function bureauNear(lines: readonly Placed[], at: number): Bureau | null {
  const own = lines[at]
  if (own === undefined) return null
  const around = lines.slice(Math.max(0, at - AROUND), at + AROUND)
  const above = around.filter(
    ({ page, box }) => page === own.page && box[1] < own.box[1] && Math.abs(box[0] - own.box[0]) < COLUMN,
  )
  const named = (among: readonly Placed[]): readonly Bureau[] =>
    BUREAUS.filter((bureau) => NAMES.some(([pattern, name]) => name === bureau && among.some(({ text }) => pattern.test(text))))
  const [heading, ...more] = named(above.filter(({ text }) => text.length < 20))
  if (heading !== undefined && more.length === 0) return heading
  const [only, ...others] = named(around)
  return others.length === 0 ? (only ?? null) : null
}
