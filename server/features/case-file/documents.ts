import { strToU8, zipSync, type Zippable } from 'fflate'
import type { readAllDocuments as all, readDocuments as one } from '#contract/case-file.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Report } from '#engine/report/report.ts'
import { proofOf } from '#engine/letters/proof.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, eventsOf, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingsOfEntry } from '#server/features/findings/findings.ts'
import { lettersOfDispute, type LetterRow, printLetter } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { readOriginal, reportIfKept } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { NamedFile, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The papers of one dispute in one file. */
export const readDocuments: Operation<typeof one> = async (context, { user, params }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const papers = await papersOf(context, user, dispute)
  return new NamedFile(packed(context, [papers]), `dispute-documents-${papers.folder}.zip`)
}

/** The papers of every dispute, a folder each. */
export const readAllDocuments: Operation<typeof all> = async (context, { user }) => {
  const disputes = await allDisputes(context, user)
  if (disputes.length === 0) throw new Refusal('not_found', 'There are no disputes yet, so there are no documents.')
  const papers: Papers[] = []
  for (const dispute of disputes) papers.push(await papersOf(context, user, dispute))
  const mark = disputes.every(({ isPractice }) => isPractice) ? 'PRACTICE-' : ''
  return new NamedFile(packed(context, papers), `${mark}dispute-documents.zip`)
}

interface Papers {
  readonly folder: string
  readonly files: Readonly<Record<string, Uint8Array>>
  /** The chapter of the index. */
  readonly index: readonly string[]
}

/** Pictures and PDFs are packed already. */
const STORED = { level: 0 } as const

function packed(context: Context, papers: readonly Papers[]): Uint8Array {
  const head = [`Documents of your disputes, as of ${writeDay(context.now().slice(0, 10))}.`, '']
  const index = [...head, ...papers.flatMap((one) => [...one.index, ''])].join('\n')
  const entries = papers.flatMap(({ folder, files }) =>
    Object.entries(files).map(([name, content]): [string, Zippable[string]] => [
      `${folder}/${name}`,
      name.endsWith('.txt') ? content : [content, STORED],
    ]),
  )
  return zipSync({ 'index.txt': strToU8(index), ...Object.fromEntries(entries) })
}

async function papersOf(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<Papers> {
  const [letters, events] = await Promise.all([lettersOfDispute(context, user, dispute.id), eventsOf(context, dispute)])
  const mark = dispute.isPractice ? 'PRACTICE-' : ''
  const written = await lettersIn(context, user, { letters, mark })
  const pages = await pagesIn(context, user, { dispute, mark })
  const folder = `${mark}${plainName(dispute.creditor)}-${dispute.id.slice(0, 8)}`
  const files = { ...written.files, ...pages.files }
  return {
    folder,
    files,
    index: [
      `${dispute.creditor}${dispute.isPractice ? ' (PRACTICE: an invented entry, nothing was really sent)' : ''}`,
      `  Folder: ${folder}`,
      `  Status: ${dispute.status.replaceAll('_', ' ')}; outcome: ${dispute.outcome}`,
      ...dispute.trackingNumbers.map((number) => `  Tracking number: ${number}`),
      '  What happened:',
      ...events.map(({ at, text }) => `    ${at.slice(0, 10)}  ${text}`),
      '  Files:',
      ...(Object.keys(files).length === 0 ? ['    None yet: no letter is written and no page belongs to it.'] : []),
      ...Object.keys(files).map((name) => `    ${name}`),
      ...[...written.notes, ...pages.notes].map((note) => `  Note: ${note}`),
    ],
  }
}

interface Gathered {
  readonly files: Readonly<Record<string, Uint8Array>>
  readonly notes: readonly string[]
}

/** Each letter as it is mailed, and beside it what proves each of its sentences. */
async function lettersIn(
  context: Context,
  user: SignedIn,
  { letters, mark }: { letters: readonly Owned<LetterRow>[]; mark: string },
): Promise<Gathered> {
  const files: Record<string, Uint8Array> = {}
  const notes: string[] = []
  for (const [index, row] of letters.entries()) {
    const state = row.sentAt === null ? 'draft' : `sent-${row.sentAt.slice(0, 10)}`
    const name = `${mark}letter-${index + 1}-to-${plainName(row.recipientLines[0] ?? row.creditor)}-${state}`
    try {
      files[`${name}.pdf`] = (await printLetter(context, user, row)).pdf
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      notes.push(`${name} is not here as a PDF: ${error.message}`)
    }
    files[`${name}-proof.txt`] = strToU8(proofText(row))
  }
  return { files, notes }
}

function proofText(row: LetterRow): string {
  const said = { report: 'your report', registry: 'the law registry', profile: 'your profile', statement: 'your own statement' }
  const sentences = proofOf(row.content, row.facts, row.attestedFacts).map(({ sentence, facts }) =>
    [
      sentence,
      ...facts.map(({ text, source, page, quote }) => {
        const where = page === undefined ? '' : `, page ${page}`
        return `    "${text}": ${said[source]}${where}${quote === undefined ? '' : `: "${quote}"`}`
      }),
    ].join('\n'),
  )
  return `${row.isPractice ? 'PRACTICE\n\n' : ''}What proves each sentence of this letter.\n\n${sentences.join('\n\n')}\n`
}

const DPI = 150
/** Of a long entry its first pages: the whole report is kept in its own place. */
const MOST_PAGES = 8

/** The pages of the report on which the entry and what was found about it stand. */
async function pagesIn(
  context: Context,
  user: SignedIn,
  { dispute, mark }: { dispute: DisputeRow; mark: string },
): Promise<Gathered> {
  const nothing = { files: {}, notes: [] }
  if (dispute.negativeItemId === null) return nothing
  const gone = { files: {}, notes: ['The report with this entry was deleted, so its pages are not here.'] }
  const item = await itemIfKept(context, user, dispute.negativeItemId)
  if (item === null) return gone
  const report = await reportIfKept(context, user, item.reportId)
  if (report === null) return gone
  const pages = pagesOf(report.content, { subjectId: item.subjectId, findings: await findingsOfEntry(context, user, item) })
  const original = await readOriginal(context, report)
  const files: Record<string, Uint8Array> = {}
  for (const page of pages.slice(0, MOST_PAGES)) {
    const drawn = await context.pageText.renderPage(original, { page, dpi: DPI, colour: true, password: null })
    if (drawn.kind === 'image') files[`${mark}${item.bureau}-report-page-${page}.png`] = drawn.png
  }
  const more = pages.length - Object.keys(files).length
  const notes =
    more === 0 ? [] : [`${more} more pages of the ${BUREAU_NAMES[item.bureau]} report belong to it; open the report to see them.`]
  return { files, notes }
}

function pagesOf(
  report: Report,
  { subjectId, findings }: { subjectId: string; findings: readonly Finding[] },
): readonly number[] {
  const entries = [...report.accounts, ...report.publicRecords, ...report.inquiries]
  const own = Object.values(entries.find(({ id }) => id === subjectId)?.evidence ?? {}).map(({ page }) => page)
  const proven = findings.flatMap(({ evidence }) => evidence).filter(({ reportId }) => reportId === findings[0]?.reportId)
  return [...new Set([...own, ...proven.map(({ page }) => page)])].toSorted((a, b) => a - b)
}

/** Letters, digits and hyphens: a file name everywhere. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'entry'
