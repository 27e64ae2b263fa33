import type { EnclosedPage } from '#adapters/printing/port.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { letterBody } from '#engine/letters/letter-body.ts'
import { isPageOf, pageOfEnclosure } from '#engine/letters/page-copy.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Context } from '#server/context.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import { pageOfPaper, papersIfKept, type PaperRow } from '#server/features/papers/papers.ts'
import { letterReport } from '#server/features/letters/letter-source.ts'
import { originalIfKept, reportIfKept, type ReportRow } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 150
/** A page that is larger is a scan: as a picture it takes less. */
const MOST_BYTES = 2 * 1024 * 1024
export const ENCLOSURE_GONE =
  'This letter encloses a page of a report that was deleted. Upload the report again and rewrite the letter, or take the enclosure out.'
export const PAPER_GONE =
  'This letter encloses a document that was deleted. Add the document again and choose it, or take it out of the letter.'

/** How the pages of a report are enclosed: as they are drawn, or, where that cannot be, as pictures. */
export type PageForm = 'drawn' | 'pictures'

/** Names of the enclosures that are printed with the letter: pages of its report, and papers of the member that were chosen for it. */
export function printedEnclosures(row: LetterRow): readonly string[] {
  const chosen = row.papers.map(({ name }) => name)
  return letterBody(row.content).enclosures.filter((name) => pageOfEnclosure(name) !== null || chosen.includes(name))
}

/**
 * The pages of everything that the letter's list names and that is here, in the order of the list: what is listed and what is
 * enclosed are the same, but for papers that only the member can put in.
 */
export async function enclosedPagesOf(
  context: Context,
  user: SignedIn,
  { row, form }: { row: Owned<LetterRow>; form: PageForm },
): Promise<EnclosedPage[]> {
  const names = letterBody(row.content).enclosures
  const copied = await copiedReports(context, user, row)
  if (copied === null) throw new Refusal('conflict', ENCLOSURE_GONE)
  const makers = new Map<string, MakePage>()
  for (const report of new Set(copied.values())) makers.set(report.id, await reportPages(context, user, { row, report, form }))
  const papers = await chosenPapers(context, user, row)
  const pages: EnclosedPage[] = []
  for (const [index, name] of names.entries()) {
    const caption = `Enclosure ${index + 1}`
    const page = pageOfEnclosure(name)
    const make = makers.get(copied.get(name)?.id ?? '')
    if (page !== null && make !== undefined) pages.push(await make(page, caption))
    for (const paper of papers.filter((one) => one.name === name)) pages.push(...(await paperPages(context, paper, caption)))
  }
  return pages
}

/**
 * The report of which each enclosed page is a copy, by the name of the enclosure: the letter's own before those that its findings
 * compare with it. Null where one of them is not kept any more.
 */
export async function copiedReports(
  context: Context,
  user: SignedIn,
  row: Owned<LetterRow>,
): Promise<ReadonlyMap<string, Owned<ReportRow>> | null> {
  const names = letterBody(row.content).enclosures.filter((name) => pageOfEnclosure(name) !== null)
  // A letter about no report names none of ours.
  if (names.length === 0 || row.reportId === null) return new Map()
  const ids = new Set([row.reportId, ...row.facts.flatMap(({ reportId }) => reportId ?? [])])
  const kept = (await Promise.all([...ids].map((id) => reportIfKept(context, user, id)))).filter((report) => report !== null)
  if (!kept.some(({ id }) => id === row.reportId)) return null
  const found = new Map<string, Owned<ReportRow>>()
  for (const name of names) {
    const report = kept.find((one) => isPageOf(name, letterReport(one)))
    if (report === undefined) return null
    found.set(name, report)
  }
  return found
}

/** Null where a chosen paper that the letter names is not kept any more. */
export async function papersIfWhole(context: Context, user: SignedIn, row: LetterRow): Promise<Owned<PaperRow>[] | null> {
  const names = letterBody(row.content).enclosures
  const wanted = row.papers.filter(({ name }) => names.includes(name))
  const found = await papersIfKept(
    context,
    user,
    wanted.map(({ id }) => id),
  )
  return found.length === wanted.length ? found : null
}

async function chosenPapers(context: Context, user: SignedIn, row: LetterRow): Promise<Owned<PaperRow>[]> {
  const found = await papersIfWhole(context, user, row)
  if (found === null) throw new Refusal('conflict', PAPER_GONE)
  return found
}

async function paperPages(context: Context, paper: Owned<PaperRow>, caption: string): Promise<EnclosedPage[]> {
  const pages: EnclosedPage[] = []
  for (const index of paper.pages.keys()) {
    const { jpeg, width, height } = await pageOfPaper(context, paper, index + 1)
    const of = paper.pages.length === 1 ? '' : `, page ${index + 1} of ${paper.pages.length}`
    pages.push({
      caption: `${caption}: ${paper.name.charAt(0).toLowerCase()}${paper.name.slice(1)}${of}`,
      bytes: jpeg,
      format: 'jpeg',
      width,
      height,
      circled: [],
      fit: paper.kind === 'identity' ? 'card' : 'page',
      isMarkedCopy: true,
    })
  }
  return pages
}

type MakePage = (page: number, caption: string) => Promise<EnclosedPage>

async function reportPages(
  context: Context,
  user: SignedIn,
  { row, report, form }: { row: Owned<LetterRow>; report: Owned<ReportRow>; form: PageForm },
): Promise<MakePage> {
  const original = await originalIfKept(context, report)
  if (original === null) throw new Refusal('conflict', ENCLOSURE_GONE)
  const ofReports = row.reportId === null ? [report.id] : [row.reportId]
  const findings = await findingsOfReports(context, user, ofReports)
  const proofs = findings.filter((finding) => row.facts.some((fact) => fact.id.startsWith(`finding.${finding.id}.`)))
  return async (page, caption) => {
    const boxes = proofs
      .flatMap((finding) => finding.evidence)
      .filter((evidence) => evidence.page === page && evidence.reportId === report.id)
    const circled = boxes.length > 0 ? boxes.map((evidence) => evidence.box) : entryBoxes(row.facts, report.id, page)
    const drawn = form === 'drawn' ? await takenOut(context, original, page) : null
    const look = drawn ?? (await pictured(context, original, page))
    const words = `${caption}: page ${page} of my ${BUREAU_NAMES[report.bureau]} report`
    return { ...look, caption: words, circled, fit: 'page', isMarkedCopy: false }
  }
}

/** What an entry is found by. */
const HEAD = /\.(?:creditorName|accountNumber|court|reference)$/

/** Where the entry is on a page: its name and number; on a page where it only goes on, its topmost line. */
function entryBoxes(facts: readonly Fact[], reportId: string, page: number): readonly Box[] {
  const placed = facts.flatMap((fact) =>
    fact.box !== undefined && fact.reportId === reportId && fact.page === page ? [{ id: fact.id, box: fact.box }] : [],
  )
  const head = placed.filter(({ id }) => HEAD.test(id))
  const top = placed.toSorted((a, b) => a.box[1] - b.box[1]).slice(0, 1)
  return (head.length > 0 ? head : top).map(({ box }) => box)
}

type Look = Pick<EnclosedPage, 'bytes' | 'format' | 'width' | 'height'>

/** The page itself, lines and letters as the bureau drew them; null where it is better enclosed as a picture. */
async function takenOut(context: Context, original: Uint8Array, page: number): Promise<Look | null> {
  const taken = await context.pageText.extractPage(original, { page, password: null })
  if (taken.kind === 'refused' || taken.pdf.byteLength > MOST_BYTES) return null
  const read = await context.pageText.read(taken.pdf, { password: null, digest: null })
  const size = read.kind === 'refused' ? undefined : read.document?.pages[0]
  return size === undefined ? null : { bytes: taken.pdf, format: 'pdf', width: size.width, height: size.height }
}

async function pictured(context: Context, original: Uint8Array, page: number): Promise<Look> {
  const drawn = await context.pageText.renderPage(original, { page, dpi: DPI, colour: false, password: null })
  if (drawn.kind === 'refused')
    throw new Refusal(
      'conflict',
      'We can’t print a page enclosed with this letter. Take the enclosure out of the letter and print it again.',
    )
  return { bytes: drawn.png, format: 'png', width: (drawn.width / DPI) * 72, height: (drawn.height / DPI) * 72 }
}
