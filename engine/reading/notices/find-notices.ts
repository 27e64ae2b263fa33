import { type Placed, evidenceOf } from '#engine/reading/lines/boxes.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import { LISTING, type ListedPage } from '#engine/reading/listing/listing.ts'
import { kindOfNotice } from '#engine/reading/notices/kind-of-notice.ts'
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
export const documentNotices = (document: DocumentText): readonly FoundNotice[] => noticesIn(documentLines(document))

/** The same for a file without pages, on the pages that list it. */
export const listedNotices = (listing: readonly ListedPage[] | null): readonly FoundNotice[] =>
  noticesIn(
    (listing ?? []).flatMap(({ texts }, index) =>
      texts.map(
        ({ x, y, text }): Placed => ({ page: index + 1, text, box: [x, y, text.length * LISTING.advance, LISTING.pitch] }),
      ),
    ),
  )

function noticesIn(lines: readonly Placed[]): readonly FoundNotice[] {
  const found: FoundNotice[] = []
  let at = 0
  while (at < lines.length) {
    const one = noticeAt(lines, at)
    if (one === null) at += 1
    else {
      found.push(one.found)
      at += one.length
    }
  }
  return found
}

interface At {
  readonly found: FoundNotice
  /** In lines, from where it was looked for. */
  readonly length: number
}

function noticeAt(lines: readonly Placed[], at: number): At | null {
  const statement = statementAt(lines, at)
  if (statement !== null) return statement
  const [first, ...more] = sentenceOf(lines.slice(at, at + LINES))
  if (first === undefined) return null
  // A sentence is judged whole: what follows may deny it.
  for (const pieces of [[first, ...more], [first, ...more.slice(0, 1)], [first]]) {
    const text = textOf(pieces)
    const kind = text.length > LONGEST ? null : kindOfNotice(text)
    if (kind !== null) return foundIn(lines, at, { pieces: needed(pieces, kind), kind })
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

const HEADING =
  /^(?:\d+\. ?)?(?:consumer|personal|customer) statements?:?$|^(?:statement ?text|consumerstatement|_?statement):?$/i
const NOTHING = /^(?:none|no |0 |not reported|there (?:is|are) no|your (?:credit )?report does not|n\/a|-+$|you )/i
const NONE =
  /\b(?:do not|does not|don[’']t|doesn[’']t) have any\b[^.]{0,40}\bstatements?\b|^(?:no|0) (?:consumer |personal )?statements?\b/i
/** In so many lines a section says that it has none. */
const SECTION = 6
/** A shorter text is no statement. */
const SHORTEST = 20

/** What the consumer added under the heading for it. */
function statementAt(lines: readonly Placed[], at: number): At | null {
  const [heading, first] = [lines[at], lines[at + 1]]
  if (heading === undefined || first === undefined || !HEADING.test(heading.text)) return null
  if (first.text.length < SHORTEST || NOTHING.test(first.text) || /^[^.]{0,40}\bstatements?\b[^.]{0,20}$/i.test(first.text))
    return null
  // Bureaus explain what a statement is, then say that there is none.
  if (lines.slice(at + 1, at + 1 + SECTION).some(({ text }) => NONE.test(text))) return null
  const found = foundIn(lines, at + 1, { pieces: [first], kind: kindOfNotice(first.text) ?? 'statement' })
  return found && { ...found, length: 2 }
}

function foundIn(
  lines: readonly Placed[],
  at: number,
  { pieces, kind }: { pieces: readonly Placed[]; kind: NoticeKind },
): At | null {
  const place = evidenceOf(pieces)
  const end = lines.findIndex((line) => line === pieces.at(-1))
  return (
    place && { found: { notice: { kind, text: textOf(pieces) }, place, bureau: bureauNear(lines, at) }, length: end + 1 - at }
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
