import { z } from 'zod'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { PacketCase } from '#server/features/packet/gather-case.ts'
import { drawnPages, type MadePart, text } from '#server/features/packet/made-part.ts'
import { entriesLater, originalIfKept, reportIfKept, type ReportRow } from '#server/features/reports/reports.ts'
import type { Owned } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'

/** Of a long entry its first pages; the whole report is kept in its own place. */
const MOST_PAGES = 4

const BEFORE = 'The report page before, with the entry marked'
const AFTER = 'The report page after'
const GONE = 'The report with this entry was deleted.'

/** The entry as it was printed when it was disputed, and as the newest report of the bureau prints it. */
export async function pagesParts(context: Context, about: PacketCase): Promise<readonly [MadePart, MadePart] | readonly []> {
  if (about.dispute.negativeItemId === null) return []
  const before = await disputedEntry(context, about)
  if (before === null) return [emptyPart(BEFORE, GONE), emptyPart(AFTER, GONE)]
  const { report, subjectId } = before
  const printed = await entryPart(context, about, { title: BEFORE, kind: 'page_before', report, subjectId, lead: [] })
  return [printed, await afterPart(context, about, before)]
}

const emptyPart = (title: string, words: string): MadePart => ({ title, blocks: [text(words)], files: [], missing: [] })

interface EntryOnReport {
  readonly report: Owned<ReportRow>
  readonly subjectId: string
}

/** The report that the dispute rests on, by the timeline; else the one that a letter was about, or that lists the entry now. */
async function disputedEntry(context: Context, { user, dispute, chain, sent }: PacketCase): Promise<EntryOnReport | null> {
  const item = dispute.negativeItemId === null ? null : await itemIfKept(context, user, dispute.negativeItemId)
  const subjects = subjectsOf(chain.events)
  const ids = [...subjects.keys(), ...sent.flatMap(({ reportId }) => reportId ?? []), ...(item === null ? [] : [item.reportId])]
  for (const id of new Set(ids)) {
    const report = isUuid(id) ? await reportIfKept(context, user, id) : null
    if (report === null) continue
    const listed = [...(subjects.get(id) ?? []), ...(item === null ? [] : [item.subjectId])]
    const subjectId = listed.find((one) => entryOf(report.content, one) !== null)
    if (subjectId !== undefined) return { report, subjectId }
  }
  return null
}

type Events = PacketCase['chain']['events']

const foundEntry = z.object({ reportId: z.string(), subjectId: z.string() })

/** The reports and entries that the timeline names as found, in its order. */
function subjectsOf(events: Events): ReadonlyMap<string, readonly string[]> {
  const subjects = new Map<string, string[]>()
  for (const { kind, facts } of events) {
    const entry = foundEntry.safeParse(kind === 'found' ? facts?.['entry'] : null)
    if (!entry.success) continue
    const { reportId, subjectId } = entry.data
    subjects.set(reportId, [...(subjects.get(reportId) ?? []), subjectId])
  }
  return subjects
}

interface Printed extends EntryOnReport {
  readonly title: string
  readonly kind: 'page_before' | 'page_after'
  readonly lead: readonly string[]
}

async function entryPart(
  context: Context,
  { dispute }: PacketCase,
  { title, kind, report, subjectId, lead }: Printed,
): Promise<MadePart> {
  const evidence = Object.values(entryOf(report.content, subjectId) ?? {})
  const pages = [...new Set(evidence.map(({ page }) => page))].toSorted((a, b) => a - b).slice(0, MOST_PAGES)
  const name = reportName(report)
  const original = await originalIfKept(context, report)
  if (original === null) {
    const words = `The file of the ${name} was deleted, so its pages are not here.`
    return { ...emptyPart(title, words), blocks: [...lead, words].map(text) }
  }
  const drawn = await drawnPages(context, original, {
    pages,
    caption: (page) => `Page ${page} of the ${name}`,
    marked: (page) => frameAround(evidence.filter((place) => place.page === page)),
    colour: true,
  })
  const mark = dispute.isPractice ? 'PRACTICE-' : ''
  return {
    title,
    blocks: [...lead.map(text), ...drawn],
    files: drawn.map(({ picture, caption }, index) => ({
      name: `${mark}${kind === 'page_before' ? 'before' : 'after'}-${index + 1}.png`,
      kind,
      mediaType: 'image/png',
      description: `${caption}, without marks`,
      bytes: picture,
    })),
    missing: drawn.length === pages.length ? [] : [{ what: `a page of the ${name}`, why: 'It could not be drawn.' }],
  }
}

async function afterPart(context: Context, about: PacketCase, { report, subjectId }: EntryOnReport): Promise<MadePart> {
  const later = await entriesLater(context, about.user, report)
  if (later === null) return emptyPart(AFTER, `No newer ${BUREAU_NAMES[report.bureau]} report has been read since.`)
  const followed = later.follow(subjectId)
  const name = reportName(later.newer)
  if (followed.kind === 'gone') return emptyPart(AFTER, `The ${name} no longer lists the item.`)
  if (followed.kind === 'unsure' || followed.newerId === null)
    return emptyPart(AFTER, `Whether the ${name} still lists the entry cannot be said for certain.`)
  const lead =
    followed.changes.length === 0
      ? [`The ${name} prints the entry as before.`]
      : [`The ${name} now reports the item differently.`, ...followed.changes]
  return entryPart(context, about, { title: AFTER, kind: 'page_after', report: later.newer, subjectId: followed.newerId, lead })
}

/** One frame around all that a page prints of the entry. */
function frameAround(places: readonly Evidence[]): readonly [number, number, number, number][] {
  if (places.length === 0) return []
  const [left, top] = [Math.min(...places.map(({ box }) => box[0])), Math.min(...places.map(({ box }) => box[1]))]
  const right = Math.max(...places.map(({ box }) => box[0] + box[2]))
  const bottom = Math.max(...places.map(({ box }) => box[1] + box[3]))
  return [[left, top, right - left, bottom - top]]
}

const reportName = ({ bureau, reportDate }: ReportRow): string =>
  `${BUREAU_NAMES[bureau]} report${reportDate === null ? '' : ` of ${writeDay(reportDate)}`}`

function entryOf({ accounts, inquiries, publicRecords }: Report, id: string): EvidenceMap | null {
  return [...accounts, ...inquiries, ...publicRecords].find((entry) => entry.id === id)?.evidence ?? null
}
